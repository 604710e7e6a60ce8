import { css, type Interpolation, type Theme } from '@emotion/react';
import { useId, type KeyboardEvent } from 'react';
import { useLanguage } from '../links/use-language';
import { euroSigns } from '../site/figures';
import { bounds, type AmountName, type Sum } from '../site/sums/assumptions';
import { controlStyles, fieldError, media, scaleEnds } from '../theme';
import { useAmountErrorText } from './use-amount-error';
import { useFigures } from './use-figures';
import type { SumFields } from './use-sum';

interface AmountFieldProps {
  sum: Sum;
  fields: SumFields;
  name: AmountName;
  label: string;
  /** Beside the field, where it is moved by a mouse or by keys: a finger would set it while it scrolls. */
  slider?: boolean;
  /** What the buttons for one less and one more say. */
  steps?: readonly [less: string, more: string];
  sx?: Interpolation<Theme>;
}

/** An amount as a field; what is wrong with it stands below. */
export function AmountField(props: AmountFieldProps) {
  const { sum, fields, name, label, slider, steps, sx } = props;
  const { euros } = useFigures();
  const id = useId();
  const { from, to, unit } = bounds[name];
  const { [name]: value } = sum.assumptions;
  const [before, behind] = euroSigns(useLanguage());
  const step = (by: number) => () =>
    fields.set(name, String(Math.min(to, Math.max(from, Math.round(value) + by))));
  const stepByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    step(by)();
  };
  const stepper = (by: number, label?: string) =>
    label && (
      <button type="button" aria-label={label} onClick={step(by)}>
        {by > 0 ? '+' : '−'}
      </button>
    );
  return (
    <div css={[amount, sx]}>
      <label htmlFor={id}>{label}</label>
      <span>
        {unit && before}
        {stepper(-1, steps?.[0])}
        <input
          {...fields.input(name)}
          id={id}
          aria-describedby={fields.refused.includes(name) ? `${id}-error` : undefined}
          onKeyDown={steps && stepByKey}
          css={controlStyles}
        />
        {stepper(1, steps?.[1])}
        {unit && behind}
      </span>
      {slider && (
        <div data-slider>
          <input
            name={name}
            min={from}
            max={to}
            onChange={({ target }) => fields.set(name, target.value)}
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
        </div>
      )}
      <AmountError sum={sum} fields={fields} name={name} id={`${id}-error`} />
    </div>
  );
}

type AmountErrorProps = Pick<AmountFieldProps, 'sum' | 'fields' | 'name'> & { id?: string };

export function AmountError({ sum, fields, name, id }: AmountErrorProps) {
  const textOf = useAmountErrorText(sum);
  if (!fields.refused.includes(name)) return null;
  return (
    <p id={id} css={fieldError} data-error>
      {textOf(name)}
    </p>
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
  },
  button: {
    flex: 'none',
    width: 44,
    height: 44,
    padding: 0,
    border: '1.5px solid var(--line-field)',
    borderRadius: '50%',
    background: 'var(--white)',
    font: '500 var(--fs-h4) / 1 var(--text)',
    cursor: 'pointer',
  },
  '[data-slider]': { '@media (pointer: coarse)': { display: 'none' } },
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
