import { css } from '@emotion/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { cardTitle, grid, textButton, touchTarget } from '../theme';
import { useInquiryFields } from '../forms/form-context';
import { plainText } from '../site/plain-text';
import { sections } from '../site/sections';
import { fullSum, type Assumptions, type SumFacts } from '../site/sums/assumptions';
import { readAssumptions, writeChanges } from '../site/sums/sum-address';
import { LettingBars } from './letting-bars';
import { useFigures } from './use-figures';
import { sumWords } from './use-sum-words';

/** What a visitor assumes; each time it is handed over it is a new object. */
export interface Calculation {
  changes: Partial<Assumptions>;
}

/** The form keeps the record of a sum as the search of an address, also where nothing was changed. */
const isRecord = (calculation: string) => calculation.startsWith('?');

/** Writes a record of the form in words, with the address of the sum at the end. */
export function useCalculationText(facts: SumFacts) {
  const { t } = useTranslation('owners');
  const { t: shared } = useTranslation('calculator');
  const figures = useFigures();
  return (record: string): string => {
    if (!isRecord(record)) return '';
    const sum = fullSum(readAssumptions(record), facts);
    const { now, service, year } = sum.assumptions;
    const { origin, pathname } = window.location;
    const words = {
      ...sumWords(sum, figures),
      short: figures.euros(sum.left.shortTerm),
      rival: t(`calculator.rivals.${sum.rival}`),
      long: figures.euros(sum.left[sum.rival]),
      now: `${shared('now')} ${shared(`situations.${now}`)}`,
      service: t(`calculator.${service}`),
      year: t(`calculator.inYear.${year}`),
      address: origin + pathname + record,
    };
    return plainText(t(`calculator.note.${now === 'self' ? 'self' : 'tenant'}`, words));
  };
}

/** The visitor's sum as it goes into the letter, as long as it does. */
export function HandedSum({ handed, facts }: { handed?: Calculation; facts: SumFacts }) {
  const { t } = useTranslation('owners');
  const figures = useFigures();
  const { values, setFieldValue } = useInquiryFields();
  useEffect(() => {
    if (handed) void setFieldValue('calculation', writeChanges(handed.changes, '') || '?');
  }, [handed, setFieldValue]);
  const { calculation } = values;
  if (!calculation || !isRecord(calculation)) return null;
  const remove = () => void setFieldValue('calculation', '');
  const sum = fullSum(readAssumptions(calculation), facts);
  const { now, service } = sum.assumptions;
  return (
    <div css={card} data-handed>
      <h3 css={cardTitle}>{t('form.calculation.label')}</h3>
      <p>
        {t(`form.about.${now === 'self' ? 'self' : 'tenant'}`, {
          ...sumWords(sum, figures),
          service: t(`calculator.${service}`),
        })}
      </p>
      <LettingBars sum={sum} />
      <p css={ways}>
        <a href={`#${sections.sum}`}>{t('form.change')}</a>
        <button type="button" css={textButton} onClick={remove}>
          {t('form.remove')}
        </button>
      </p>
    </div>
  );
}

const card = css(grid(8), {
  padding: '14px 18px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r)',
  background: 'var(--cream)',
  fontSize: 'var(--fs-small)',
  lineHeight: 1.45,
});

const ways = css({
  display: 'flex',
  gap: 24,
  'a, button': [touchTarget, { fontWeight: 600 }],
});
