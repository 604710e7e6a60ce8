import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { AmountTable } from '../components/amount-table';
import { OptionsTable } from '../components/options-table';
import type { Letting, Sum } from '../site/sums/assumptions';
import { roundSteps } from '../site/sums/letting';
import { regimes } from '../site/sums/tax';
import { afterTax, isPriceUnknown } from '../site/sums/verdict';
import { grid, media } from '../theme';
import { useFormat, useSumInterpolation } from './use-format';

/** Every step of both lettings, or of the tenant's alone where our price is a guess, and what each regime leaves. */
export function SumSteps({ sum }: { sum: Sum }) {
  const { t } = useTranslation('owners');
  const { t: shared } = useTranslation('calculator');
  const { euros } = useFormat();
  const values = useSumInterpolation()(sum);
  const { now, tax } = sum.assumptions;
  const hosts = now === 'self';
  const taxed = tax !== 'unknown' && !hosts;
  const other = hosts ? 'self' : 'longTerm';
  const shown: Letting[] = isPriceUnknown(sum) ? [other] : ['shortTerm', other];
  const shownSteps = (kind: Letting) => {
    const steps = roundSteps(sum[kind]);
    // The tax of a host is the same either way.
    return taxed ? steps : steps.slice(0, steps.findIndex(({ name }) => name === 'beforeTax') + 1);
  };
  const valuesOf = (kind: Letting) => ({
    ...values,
    changeover: kind === 'self' ? values.ownCleaning : values.changeover,
    regime:
      kind === 'longTerm' || tax === 'unknown' ? values.receiptsTax : shared(`tax.names.${tax}`),
  });
  const headers = [shared('bars.shortTerm'), shared('bars.longTerm'), t('calculator.taxed')];
  return (
    <>
      <div css={tables}>
        {shown.map((kind) => (
          <div key={kind} data-letting={kind}>
            <AmountTable
              title={t(`calculator.lettings.${hosts && kind === 'shortTerm' ? 'hosted' : kind}`, {
                count: sum.nights,
              })}
              rows={shownSteps(kind).map(({ name, amount }) => ({
                id: name,
                name: t(`calculator.steps.${name}`, valuesOf(kind)),
                value: euros(amount),
                isTotal: name === 'inHand' || (name === 'beforeTax' && !taxed),
              }))}
            />
          </div>
        ))}
      </div>
      {!taxed && !hosts && shown.length > 1 && (
        <OptionsTable
          label={t('calculator.byRegime')}
          headers={[t('calculator.byRegime'), ...headers]}
          rows={regimes.map((regime) => {
            const { shortTerm, longTerm } = afterTax(sum, regime);
            const head = shared(`tax.regimes.${regime}`, values);
            const taxed = Math.round(sum.left.shortTerm) - Math.round(shortTerm);
            return { head, cells: [shortTerm, longTerm, taxed].map(euros) };
          })}
          sx={regimeTable}
        />
      )}
    </>
  );
}

const regimeTable = css({
  // It would cover the result, which sticks there too.
  [media.belowPhablet]: { thead: { position: 'static' } },
  '@media print': { 'table :is(th, td)': { padding: '1px 12px', fontSize: 'var(--fs-note)' } },
});

const tables = css(grid('0 64px'), {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  alignItems: 'start',
  caption: { paddingTop: 8 },
});
