import { css } from '@emotion/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { textButton, touchTarget } from '../theme';
import { fillIn, useInquiryFields } from '../forms/use-inquiry';
import { formId, type Inquiry } from '../forms/inquiries';
import { plainText } from '../site/text';
import { anchors } from '../site/routes';
import { calculateSum, type Assumptions, type SumFacts } from '../site/sums/assumptions';
import { readAssumptions, searchWithChanges, wholeRecord } from '../site/sums/sum-url';
import { LettingBars } from '../calculator/letting-bars';
import { useSumInterpolation } from '../calculator/use-format';
import { useVerdictText, verdictSentences } from '../calculator/use-verdict-text';
import { VerdictSummary } from '../calculator/verdict-summary';
import { propertyAt } from './property-place';

/** The visitor's changes; a new object each time they are attached. */
export interface AttachedSum {
  changes: Partial<Assumptions>;
  /** The calculator has changed: this replaces an attached sum, and attaches none by itself. */
  follows?: true;
}

/** Describes a stored sum in words, with its address at the end. */
function useSumText(facts: SumFacts) {
  const { t } = useTranslation('owners');
  const { t: shared } = useTranslation('calculator');
  const placeholders = useSumInterpolation();
  const answer = useVerdictText();
  return (record: string): string => {
    const sum = calculateSum(readAssumptions(record), facts);
    const { now, service } = sum.assumptions;
    const { origin, pathname } = window.location;
    const values = {
      ...placeholders(sum),
      now: `${shared('now')} ${shared(`situations.${now}`)}`,
      service: t(`calculator.${service}`),
    };
    const inputs = t(`calculator.note.${now === 'self' ? 'self' : 'tenant'}`, values);
    return plainText([inputs, verdictSentences(answer(sum)), origin + pathname + record].join(' '));
  };
}

interface AttachedCalculationProps {
  attachedSum?: AttachedSum;
  facts: SumFacts;
  /** Takes the words of the sum, with its address at the end; empty once it is removed. */
  onText: (text: string) => void;
}

/** Fills in those fields of the form that the visitor has not. */
function fillInEmpty(fields: Inquiry): void {
  const form = document.getElementById(formId('property'));
  if (!(form instanceof HTMLFormElement)) return;
  const shown = new FormData(form);
  const empty = Object.entries(fields).filter(([name, text]) => text && !shown.get(name));
  if (empty.length > 0) fillIn(form, Object.fromEntries(empty));
}

/** The sum that is attached to the inquiry, until the visitor removes it. */
export function AttachedCalculation({ attachedSum, facts, onText }: AttachedCalculationProps) {
  const { t } = useTranslation('owners');
  const placeholders = useSumInterpolation();
  const answer = useVerdictText();
  const sumText = useSumText(facts);
  const { values, setFieldValue } = useInquiryFields();
  const { calculation = '' } = values;
  useEffect(() => {
    if (!attachedSum) return;
    const record = wholeRecord(calculateSum(attachedSum.changes, facts));
    fillInEmpty(propertyAt(record, facts.market));
    void setFieldValue('calculation', searchWithChanges(record, '') || '?');
  }, [attachedSum, facts, setFieldValue]);
  useEffect(() => {
    onText(calculation && sumText(calculation));
  });
  if (!calculation) return null;
  const remove = () => void setFieldValue('calculation', '');
  const sum = calculateSum(readAssumptions(calculation), facts);
  const { now, service } = sum.assumptions;
  const verdict = answer(sum);
  return (
    <Disclosure
      title={
        <span>
          {t('form.calculation.label')}: <b>{verdict.figure}</b>
        </span>
      }
      sx={card}
      data-attached-sum
    >
      <p>
        {t(`form.about.${now === 'self' ? 'self' : 'tenant'}`, {
          ...placeholders(sum),
          service: t(`calculator.${service}`),
        })}
      </p>
      <VerdictSummary answer={verdict} as="h3" sx={summary} />
      <LettingBars sum={sum} />
      <p css={actions}>
        <a href={`#${anchors.sum}`}>{t('form.change')}</a>
        <button type="button" css={textButton} onClick={remove}>
          {t('form.remove')}
        </button>
      </p>
    </Disclosure>
  );
}

const card = css({
  padding: '0 14px',
  borderRadius: 'var(--r)',
  background: 'var(--mist)',
  font: '400 var(--fs-small) / 1.45 var(--text)',
  summary: { minHeight: 44 },
  'summary span': { fontWeight: 400 },
});

const summary = css({
  marginBlock: 8,
  '--fs-answer': 'var(--fs-body)',
  '--fs-figure': 'var(--fs-h3)',
});

const actions = css({
  display: 'flex',
  gap: 24,
  'a, button': [touchTarget, { fontWeight: 600 }],
});
