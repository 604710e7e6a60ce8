import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import type { LatePartProps } from '../components/late-part';
import { PrintButton } from '../components/print-button';
import { formId } from '../forms/inquiries';
import { amountOfStep } from '../site/sums/letting';
import { ourShare } from '../site/sums/verdict';
import { buttonStyles, cluster, media } from '../theme';
import type { SumControlProps } from './sum-fields';
import { LateBars, LateMonths, LatePriceScale } from './late-parts';
import { NotWorthItLinks, SumLink } from './next-steps';
import { FurtherFields } from './owner-choices';
import { useFormat } from './use-format';
import type { VerdictText } from './use-verdict-text';
import { GreyWhileInvalid, VerdictSummary } from './verdict-summary';

interface SumResultProps extends SumControlProps {
  late: LatePartProps;
  answer: VerdictText;
  /** The slug of the article that compares both kinds of letting. */
  comparisonSlug?: string;
  /** Attaches the sum to the form. */
  onAsk: (event: React.MouseEvent) => void;
}

/** The answer, the price of a night behind it, what is left by years and months, and what we take. */
export function SumResult({ sum, fields, late, answer, comparisonSlug, onAsk }: SumResultProps) {
  const { t } = useTranslation('owners');
  const { t: shared } = useTranslation('calculator');
  const { euros, percent } = useFormat();
  const { now, service, flats } = sum.assumptions;
  const { vatLimit } = sum.facts.rates;
  const ours = ourShare(sum);
  const isTenantBetter = answer.verdict === 'tenant';
  return (
    <>
      <div css={results}>
        <GreyWhileInvalid fields={fields}>
          <VerdictSummary answer={answer} stale={fields.refused.length > 0} as="h3" />
          <LateBars {...late} sum={sum} sx={sums} />
          <LatePriceScale {...late} sum={sum} sx={{ marginTop: 24 }} />
        </GreyWhileInvalid>
        {now !== 'self' && (
          <Disclosure title={shared('details')} sx={further}>
            <FurtherFields sum={sum} fields={fields} />
          </Disclosure>
        )}
        <GreyWhileInvalid fields={fields}>
          {flats * amountOfStep(sum.shortTerm, 'guestsPay') > vatLimit.value && (
            <p css={note}>{t('calculator.vatLimit', { limit: euros(vatLimit.value) })}</p>
          )}
        </GreyWhileInvalid>
        <div css={actions}>
          <a
            href={`#${formId('property')}`}
            css={buttonStyles(isTenantBetter ? 'secondary' : 'primary')}
            data-cta="primary"
            onClick={onAsk}
          >
            {shared(isTenantBetter ? 'nextSteps.anyway' : 'forecast')}
          </a>
          <SumLink sum={sum} />
          <PrintButton>{t('calculator.print')}</PrintButton>
        </div>
        {isTenantBetter && <NotWorthItLinks comparisonSlug={comparisonSlug} />}
      </div>
      {answer.verdict !== 'open' && (
        <GreyWhileInvalid fields={fields} sx={year}>
          <p css={note}>
            {t(`calculator.ours.${service}`, {
              sum: euros(ours.euros),
              share: percent(Math.round(ours.share * 100)),
            })}
          </p>
          {now !== 'self' && <LateMonths {...late} sum={sum} />}
        </GreyWhileInvalid>
      )}
    </>
  );
}

const results = css({
  '--fs-answer': 'var(--fs-h3)',
  '--fs-figure': 'var(--fs-h1)',
  background: 'var(--mist)',
  p: { maxWidth: '36em' },
});

/** In a row of its own: beside the controls the results would be longer than they are. */
const year = css({
  borderTop: '1px solid var(--line-cool)',
  [media.large]: {
    ...{ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: '5fr 8fr', gap: '0 48px' },
    // The texts on the left, the picture on the right.
    figure: { display: 'contents' },
    gridTemplateRows: 'auto 1fr',
    'figure > div': { gridArea: '1 / 2 / span 2' },
  },
});

const sums = css({
  marginTop: 20,
  'dd[aria-hidden]': { height: 20, '@media print': { height: 10 } },
});

const further = css({ marginTop: 12, '@media print': { display: 'none' } });

const note = css({ marginTop: 8, fontSize: 'var(--fs-small)', lineHeight: 1.45 });

/** The links stand in one row below the button. */
const actions = css(cluster('4px 24px'), {
  alignItems: 'center',
  marginTop: 24,
  'a:first-of-type': { flexBasis: '100%' },
  '@media print': { display: 'none' },
});
