import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { controlStyles } from '../components/control-styles';
import { refusal } from '../forms/field-styles';
import { useLanguage } from '../links/use-language';
import { formatFigure } from '../site/figures';
import { bounds, type AmountName } from '../site/sums/assumptions';
import type { WorkedSum } from './use-full-sum';

interface SumFieldProps {
  name: Exclude<AmountName, 'rent'>;
  unit: '€' | '%' | '';
  source: string;
  worked: WorkedSum;
}

/** An assumption that a visitor may change, with where it comes from. */
export function SumField({ name, unit, source, worked }: SumFieldProps) {
  const { t } = useTranslation('owners');
  const language = useLanguage();
  const id = useId();
  const { from, to } = bounds[name];
  const refused = worked.refused.includes(name);
  const range = formatFigure({ from, to, unit }, language);
  return (
    <div css={labelled}>
      <label htmlFor={id}>
        {t(`calculator.amounts.${name}`)}
        {unit && `, ${unit}`}
      </label>
      <input
        id={id}
        name={name}
        type="number"
        inputMode="decimal"
        min={from}
        max={to}
        step="any"
        value={worked.textOf(name)}
        onChange={({ target }) => worked.change(name, target.value)}
        aria-invalid={refused}
        aria-describedby={`${id}-source`}
        css={controlStyles}
      />
      <p id={`${id}-source`}>
        {refused && <span css={refusal}>{t('calculator.refused', { range })}</span>}
        {source}
      </p>
    </div>
  );
}

export const labelled = css`
  min-width: 0;
  label {
    display: block;
    margin-bottom: 6px;
    font-weight: 600;
    line-height: 1.35;
  }
  p {
    margin-top: 6px;
    color: var(--ink-soft);
    font-size: var(--fs-small);
    line-height: 1.45;
  }
`;
