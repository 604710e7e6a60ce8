import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { AmountTable } from '../components/amount-table';
import type { Letting, Sum } from '../site/sums/assumptions';
import { roundSteps } from '../site/sums/letting';
import { useFormat } from './use-format';
import { useSumInterpolation } from './use-sum-interpolation';
import { grid } from '../theme';

export function SumTable({ sum }: { sum: Sum }) {
  const { t } = useTranslation('owners');
  const { euros } = useFormat();
  const words = useSumInterpolation(sum);
  const { now, tax, tenantTax } = sum.assumptions;
  const hosts = now === 'self';
  const stepWords = (kind: Letting) => ({
    ...words,
    changeover: kind === 'self' ? words.ownCleaning : words.changeover,
    regime: t(`calculator.regimes.${kind === 'longTerm' ? tenantTax : tax}`, words),
  });
  return (
    <Disclosure title={t('calculator.every')}>
      <div css={tables}>
        {(['shortTerm', hosts ? 'self' : 'longTerm'] as const).map((kind) => (
          <div key={kind} data-letting={kind}>
            <AmountTable
              title={t(`calculator.lettings.${hosts && kind === 'shortTerm' ? 'hosted' : kind}`, {
                count: sum.nights,
              })}
              rows={roundSteps(sum[kind]).map(({ name, amount }) => ({
                id: name,
                name: t(`calculator.steps.${name}`, stepWords(kind)),
                value: euros(amount),
                isTotal: name === 'inHand',
              }))}
            />
          </div>
        ))}
      </div>
    </Disclosure>
  );
}

const tables = css(grid('0 64px'), {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  alignItems: 'start',
  caption: { paddingTop: 8 },
});
