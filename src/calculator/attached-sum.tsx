import { css } from '@emotion/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { cardTitle, grid, textButton, touchTarget, whiteCard } from '../theme';
import { useInquiryFields } from '../forms/form-context';
import { plainText } from '../site/plain-text';
import { anchors } from '../site/anchors';
import { calculateSum, type Assumptions, type SumFacts } from '../site/sums/assumptions';
import { readAssumptions, searchWithChanges } from '../site/sums/sum-url';
import { LettingBars } from './letting-bars';
import { useFormat } from './use-format';
import { sumInterpolation } from './use-sum-interpolation';

/** The visitor's changes; a new object each time they are attached. */
export interface AttachedSum {
  changes: Partial<Assumptions>;
}

/** The form stores a sum as the query of its address, `?` if nothing was changed. */
const isSumRecord = (calculation: string) => calculation.startsWith('?');

/** Describes a stored sum in words, with its address at the end. */
export function useSumText(facts: SumFacts) {
  const { t } = useTranslation('owners');
  const { t: shared } = useTranslation('calculator');
  const figures = useFormat();
  return (record: string): string => {
    if (!isSumRecord(record)) return '';
    const sum = calculateSum(readAssumptions(record), facts);
    const { now, service, year } = sum.assumptions;
    const { origin, pathname } = window.location;
    const words = {
      ...sumInterpolation(sum, figures),
      short: figures.euros(sum.left.shortTerm),
      rival: t(`calculator.rivals.${sum.alternative}`),
      long: figures.euros(sum.left[sum.alternative]),
      now: `${shared('now')} ${shared(`situations.${now}`)}`,
      service: t(`calculator.${service}`),
      year: t(`calculator.inYear.${year}`),
      address: origin + pathname + record,
    };
    return plainText(t(`calculator.note.${now === 'self' ? 'self' : 'tenant'}`, words));
  };
}

interface AttachedCalculationProps {
  attachedSum?: AttachedSum;
  facts: SumFacts;
}

/** The sum that is attached to the inquiry, until the visitor removes it. */
export function AttachedCalculation({ attachedSum, facts }: AttachedCalculationProps) {
  const { t } = useTranslation('owners');
  const figures = useFormat();
  const { values, setFieldValue } = useInquiryFields();
  useEffect(() => {
    if (!attachedSum) return;
    void setFieldValue('calculation', searchWithChanges(attachedSum.changes, '') || '?');
  }, [attachedSum, setFieldValue]);
  const { calculation } = values;
  if (!calculation || !isSumRecord(calculation)) return null;
  const remove = () => void setFieldValue('calculation', '');
  const sum = calculateSum(readAssumptions(calculation), facts);
  const { now, service } = sum.assumptions;
  return (
    <div css={card} data-handed>
      <h3 css={cardTitle}>{t('form.calculation.label')}</h3>
      <p>
        {t(`form.about.${now === 'self' ? 'self' : 'tenant'}`, {
          ...sumInterpolation(sum, figures),
          service: t(`calculator.${service}`),
        })}
      </p>
      <LettingBars sum={sum} />
      <p css={ways}>
        <a href={`#${anchors.sum}`}>{t('form.change')}</a>
        <button type="button" css={textButton} onClick={remove}>
          {t('form.remove')}
        </button>
      </p>
    </div>
  );
}

const card = css(whiteCard, grid(8), {
  padding: '14px 18px',
  background: 'var(--cream)',
  fontSize: 'var(--fs-small)',
  lineHeight: 1.45,
});

const ways = css({
  display: 'flex',
  gap: 24,
  'a, button': [touchTarget, { fontWeight: 600 }],
});
