import { css } from '@emotion/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { cardTitle, grid, textButton, touchTarget } from '../theme';
import { useInquiryFields } from '../forms/form-context';
import { sections } from '../site/sections';
import { fullSum, type SumFacts } from '../site/sums/assumptions';
import { readAssumptions } from '../site/sums/sum-address';
import { LettingBars } from './letting-bars';
import { useSumWords } from './use-sum-words';

/** A sum in words, with its address at the end; each time it is handed over it is a new object. */
export interface Calculation {
  text: string;
}

/** The visitor's sum as it goes into the letter, as long as it does. */
export function HandedSum({ handed, facts }: { handed?: Calculation; facts: SumFacts }) {
  const { values, setFieldValue } = useInquiryFields();
  useEffect(() => {
    if (handed) void setFieldValue('calculation', handed.text);
  }, [handed, setFieldValue]);
  const { calculation } = values;
  if (!calculation) return null;
  const remove = () => void setFieldValue('calculation', '');
  return <HandedCard calculation={calculation} facts={facts} onRemove={remove} />;
}

interface HandedCardProps {
  calculation: string;
  facts: SumFacts;
  onRemove: () => void;
}

function HandedCard({ calculation, facts, onRemove }: HandedCardProps) {
  const { t } = useTranslation('owners');
  const [search = ''] = /\?\S*$/.exec(calculation) ?? [];
  const sum = fullSum(readAssumptions(search), facts);
  const words = useSumWords(sum);
  const { now, service, year } = sum.assumptions;
  return (
    <div css={card} data-handed>
      <h3 css={cardTitle}>{t('form.calculation.label')}</h3>
      <p>
        {t(`form.about.${now === 'self' ? 'self' : 'tenant'}`, {
          ...words,
          service: t(`calculator.${service}`),
        })}
      </p>
      <LettingBars sum={sum} years={[year]} />
      <p css={ways}>
        <a href={`#${sections.sum}`}>{t('form.change')}</a>
        <button type="button" css={textButton} onClick={onRemove}>
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
