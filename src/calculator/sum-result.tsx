import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { PrintButton } from '../components/print-button';
import { formId } from '../forms/inquiries';
import type { Sum } from '../site/sums/assumptions';
import { amountOf } from '../site/sums/letting';
import { buttonStyles, cluster, media } from '../theme';
import { AnswerText } from './answer-text';
import { LettingBars } from './letting-bars';
import { Street } from './street';
import type { Answer } from './use-answer';
import { useFigures } from './use-figures';
import { WholeBar } from './whole-bar';

interface SumResultProps {
  sum: Sum;
  answer: Answer;
  /** Hands the sum over to the form. */
  onAsk: (event: React.MouseEvent) => void;
}

/** The answer, what is left with us and otherwise in the year that was chosen, and where the rest goes. */
export function SumResult({ sum, answer, onAsk }: SumResultProps) {
  const { t } = useTranslation('owners');
  const { t: shared } = useTranslation('calculator');
  const { euros } = useFigures();
  const { now, year: chosen } = sum.assumptions;
  const { vatLimit } = sum.facts.rates;
  const no = answer.band === 'tenant';
  return (
    <div css={results}>
      <AnswerText answer={answer} as="h3" />
      <p css={year}>
        {now === 'self'
          ? t('calculator.left.self')
          : t('calculator.left.tenant', { year: t(`calculator.inYear.${chosen}`) })}
      </p>
      <LettingBars sum={sum} years={[chosen]} sx={sums} />
      {amountOf(sum.shortTerm, 'guestsPay') > vatLimit.value && (
        <p css={note}>{t('calculator.vatLimit', { limit: euros(vatLimit.value) })}</p>
      )}
      <div css={actions}>
        <a
          href={`#${formId('property')}`}
          css={buttonStyles(no ? 'secondary' : 'primary')}
          data-cta="primary"
          onClick={onAsk}
        >
          {shared(no ? 'ways.anyway' : 'forecast')}
        </a>
        <PrintButton sx={{ justifyContent: 'center' }}>{t('calculator.print')}</PrintButton>
      </div>
      <WholeBar sum={sum} />
      <Street sum={sum} />
    </div>
  );
}

const results = css({
  '--fs-answer': 'clamp(1.625rem, 1.3rem + 1.3vw, 2.25rem)',
  background: 'var(--mist)',
  p: { maxWidth: '42em' },
});

const year = css({ marginBlock: '24px 12px', fontWeight: 600, lineHeight: 1.4 });

const sums = css({
  'dd:first-of-type': {
    font: '500 clamp(1.5rem, 1.2rem + 1vw, 2rem) / 1.1 var(--display)',
    letterSpacing: '-0.015em',
  },
  em: { verticalAlign: '0.25em', font: '600 var(--fs-small) / 1.6 var(--text)' },
  'dd:last-of-type': { height: 22 },
});

const note = css({ marginTop: 8, fontSize: 'var(--fs-small)', lineHeight: 1.45 });

const actions = css(cluster('12px 20px'), {
  marginTop: 24,
  [media.belowPhablet]: { flexDirection: 'column' },
  '@media print': { display: 'none' },
});
