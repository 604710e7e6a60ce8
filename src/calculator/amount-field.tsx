import { css, type Interpolation, type Theme } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../links/use-language';
import { euroSigns } from '../site/figures';
import { bounds, type Sum } from '../site/sums/assumptions';
import { controlStyles, media, scaleEnds } from '../theme';
import { useFigures } from './use-figures';
import type { FirstAmount, SumFields } from './use-sum';

interface AmountFieldProps {
  sum: Sum;
  fields: SumFields;
  name: FirstAmount;
  /** Beside the field. */
  slider?: boolean;
  /** The element that says what is wrong with the amount, where something is. */
  errorId: string | undefined;
  sx?: Interpolation<Theme>;
}

/** An amount that only the owner knows, as a number and, for the rent, by a slider too. */
export function AmountField(props: AmountFieldProps) {
  const { sum, fields, name, slider, errorId, sx } = props;
  const { t } = useTranslation('calculator');
  const { euros } = useFigures();
  const id = useId();
  const { from, to } = bounds[name];
  const { now, [name]: value } = sum.assumptions;
  const asksSelf = name === 'payout' || name === 'hours';
  const label = t(
    asksSelf ? `fields.${name}` : `fields.${name}.${now === 'empty' ? 'empty' : 'tenant'}`,
  );
  const signs = euroSigns(useLanguage());
  const [before, behind] = name === 'hours' ? [] : signs;
  const shared = {
    ...{ name, min: from, max: to },
    onChange: ({ target }: { target: HTMLInputElement }) => fields.set(name, target.value),
  };
  return (
    <div css={[amount, sx]}>
      <label htmlFor={id}>{label}</label>
      <span>
        {before}
        <input
          {...shared}
          id={id}
          type="number"
          inputMode="decimal"
          step="any"
          required
          value={fields.textOf(name)}
          aria-invalid={errorId !== undefined}
          aria-describedby={errorId}
          css={controlStyles}
        />
        {behind}
      </span>
      {slider && (
        <>
          <input
            {...shared}
            type="range"
            aria-label={label}
            aria-valuetext={euros(value)}
            step={50}
            value={value}
            css={[range, { '--filled': `${((value - from) / (to - from)) * 100}%` }]}
          />
          <div css={scaleEnds} aria-hidden>
            <span>{euros(from)}</span>
            <span>{euros(to)}</span>
          </div>
        </>
      )}
    </div>
  );
}

const amount = css({
  minWidth: 0,
  label: { display: 'block', marginBottom: 6, fontWeight: 600, lineHeight: 1.35 },
  '& > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    maxWidth: '100%',
    font: '500 var(--fs-h3) / 1 var(--display)',
  },
  'span > input': {
    width: '9.5rem',
    minWidth: 0,
    padding: '6px 12px',
    font: 'inherit',
    textAlign: 'right',
    appearance: 'textfield',
  },
  'span > input::-webkit-inner-spin-button': { display: 'none' },
});

const thumb = css({
  boxSizing: 'border-box',
  width: 28,
  height: 28,
  border: '3px solid var(--teal)',
  borderRadius: '50%',
  background: 'var(--white)',
  boxShadow: '0 2px 6px var(--pine-25)',
});

const track = css({
  height: 6,
  borderRadius: 9,
  background: 'linear-gradient(90deg, var(--teal) var(--filled), var(--line-cool) var(--filled))',
  [media.forced]: { background: 'CanvasText', forcedColorAdjust: 'none' },
});

const range = css({
  width: '100%',
  height: 28,
  margin: '14px 0 0',
  background: 'none',
  appearance: 'none',
  cursor: 'pointer',
  '&::-webkit-slider-runnable-track': track,
  '&::-webkit-slider-thumb': [thumb, { marginTop: -11, appearance: 'none' }],
  '&::-moz-range-track': track,
  '&::-moz-range-thumb': thumb,
});
