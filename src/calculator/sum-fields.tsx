import { css, type Interpolation, type Theme } from '@emotion/react';
import { useId, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../components/select';
import { wholeRanges } from '../components/whole-ranges';
import { useLanguage } from '../links/current-page';
import { euroAffixes } from '../site/format-figure';
import { bounds, choices, shownAmount, type AmountName } from '../site/sums/assumptions';
import type { Sum } from '../site/sums/assumptions';
import type { Place } from '../site/sums/market';
import { controlStyles, fieldError, smallPrint } from '../theme';
import { useFormat } from './use-format';
import type { SumFields } from './use-sum';

/** Props of a component that changes the sum. */
export interface SumControlProps {
  sum: Sum;
  fields: SumFields;
  sx?: Interpolation<Theme>;
}

interface AmountFieldProps extends SumControlProps {
  name: AmountName;
  label: string;
  /** The accessible names of the buttons for minus one and plus one. */
  steps?: readonly [less: string, more: string];
  /** Where our own amount comes from. */
  source?: string;
}

/** An input for an amount; below it the error: its bounds, and the value that the sum uses meanwhile. */
export function AmountField(props: AmountFieldProps) {
  const { sum, fields, name, label, steps, source, sx } = props;
  const { t } = useTranslation('calculator');
  const { value: write } = useFormat();
  const id = useId();
  const { from, to, unit } = bounds[name];
  const { [name]: value } = sum.assumptions;
  const euro = euroAffixes(useLanguage());
  const [before, behind] = unit === '€' ? euro : ['', unit];
  const sign = (text?: string) => text && <span id={`${id}-unit`}>{text}</span>;
  const step = (by: number) => () =>
    fields.set(name, String(Math.min(to, Math.max(from, Math.round(value) + by))));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') fields.settle(name);
    const by = steps && { ArrowUp: 1, ArrowDown: -1 }[event.key];
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
    <div css={[labelled, amount, sx]}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <span>
        {stepper(-1, steps?.[0])}
        {sign(before)}
        <input
          {...fields.input(name)}
          id={id}
          aria-labelledby={unit && `${id}-label ${id}-unit`}
          aria-describedby={`${id}-note`}
          onKeyDown={onKeyDown}
          css={controlStyles}
        />
        {sign(behind)}
        {stepper(1, steps?.[1])}
      </span>
      <div id={`${id}-note`}>
        {fields.refused.includes(name) && (
          <p role="alert" css={fieldError} data-error>
            {t('refused', {
              from: write(from, unit),
              to: write(to, unit),
              amount: write(shownAmount(sum, name), unit),
            })}
          </p>
        )}
        {source && <p css={smallPrint}>{wholeRanges(source)}</p>}
      </div>
    </div>
  );
}

const labelled = css({
  minWidth: 0,
  label: { display: 'block', marginBottom: 6, fontWeight: 600, lineHeight: 1.35 },
});

const amount = css({
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
    font: '500 var(--fs-lead) / 1 var(--text)',
    cursor: 'pointer',
    '@media print, (scripting: none)': { display: 'none' },
  },
});

interface ChoiceFieldProps extends SumControlProps {
  name: keyof typeof choices | keyof Place;
  label: string;
  options: readonly (readonly [value: string, text: string])[];
}

/** A select with its label above it; the option `Hint` only explains the others. */
export function ChoiceField({ sum, fields, name, label, options, sx }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div css={[labelled, sx]}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        name={name}
        value={sum.assumptions[name] ?? ''}
        onChange={({ target }) => fields.set(name, target.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option} disabled={option === 'Hint'}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}
