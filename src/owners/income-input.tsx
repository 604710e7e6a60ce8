import { css } from '@emotion/react';
import { useEffect, useId, useRef, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { controlStyles } from '../components/control-styles';
import { useLanguage } from '../layout/use-language';
import { media } from '../theme/media';
import type { Range } from './estimate';

/** Steps of the slider and of the field, in euros. */
const SLIDER_STEP = 500;
const FIELD_STEP = 100;

interface IncomeInputProps {
  /** What stands in the field, finished or not. */
  typed: string;
  /** The income that it means, within the bounds. */
  income: number;
  bounds: Range;
  euros: (range: Range) => string;
  onType: (typed: string) => void;
}

/** The long-term income of a year, by a slider or as a number. */
export function IncomeInput({ typed, income, bounds, euros, onType }: IncomeInputProps) {
  const { t } = useTranslation('owners');
  const language = useLanguage();
  const id = useId();
  const number = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => onType(target.value);

  // Either may have been changed before the page was alive.
  useEffect(() => {
    const changed = [number.current, slider.current].find(
      (input) => input && input.value !== input.defaultValue,
    );
    if (changed) onType(changed.value);
  }, [onType]);

  return (
    <div>
      <div css={head}>
        <label htmlFor={id}>{t('calculator.income')}</label>
        <span css={field}>
          {language === 'en' && '€'}
          <input
            ref={number}
            id={id}
            type="number"
            inputMode="numeric"
            min={bounds.from}
            max={bounds.to}
            step={FIELD_STEP}
            value={typed}
            onChange={take}
            onBlur={() => onType(String(income))}
            css={controlStyles}
          />
          {language === 'lv' && '€'}
        </span>
      </div>
      <input
        ref={slider}
        type="range"
        aria-label={t('calculator.income')}
        aria-valuetext={euros({ from: income, to: income })}
        min={bounds.from}
        max={bounds.to}
        step={SLIDER_STEP}
        value={income}
        onChange={take}
        css={[range, filled(income, bounds)]}
      />
      <div css={ends} aria-hidden>
        <span>{euros({ from: bounds.from, to: bounds.from })}</span>
        <span>{euros({ from: bounds.to, to: bounds.to })}</span>
      </div>
    </div>
  );
}

const head = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 8px 16px;
  label {
    font-weight: 600;
  }
`;

const field = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  font: 500 1.75rem/1 var(--display);
  input {
    width: 7.5rem;
    padding: 6px 12px;
    font: inherit;
    text-align: right;
    appearance: textfield;
  }
  input::-webkit-inner-spin-button {
    display: none;
  }
`;

const filled = (income: number, { from, to }: Range) => css`
  --filled: ${((income - from) / (to - from)) * 100}%;
`;

const thumb = `
  box-sizing: border-box;
  width: 28px;
  height: 28px;
  border: 3px solid var(--teal);
  border-radius: 50%;
  background: var(--white);
  box-shadow: 0 2px 6px rgb(18 52 59 / 0.25);
`;

const track = `
  height: 6px;
  border-radius: 9px;
  background: linear-gradient(90deg, var(--teal) var(--filled), #cdd9da var(--filled));
`;

const forcedTrack = `
  background: CanvasText;
  forced-color-adjust: none;
`;

const range = css`
  width: 100%;
  height: 28px;
  margin: 14px 0 0;
  background: none;
  appearance: none;
  cursor: pointer;
  &::-webkit-slider-runnable-track {
    ${track}
  }
  &::-webkit-slider-thumb {
    ${thumb}
    margin-top: -11px;
    appearance: none;
  }
  &::-moz-range-track {
    ${track}
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  ${media.forced} {
    &::-webkit-slider-runnable-track {
      ${forcedTrack}
    }
    &::-moz-range-track {
      ${forcedTrack}
    }
  }
`;

const ends = css`
  display: flex;
  justify-content: space-between;
  color: var(--ink-soft);
  font-size: var(--fs-small);
  font-variant-numeric: tabular-nums;
`;
