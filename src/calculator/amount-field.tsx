import { css, type Interpolation, type Theme } from '@emotion/react';
import { useId, type KeyboardEvent } from 'react';
import { useLanguage } from '../links/use-language';
import { euroAffixes } from '../site/format-figure';
import { bounds, type AmountName, type Sum } from '../site/sums/assumptions';
import { controlStyles, fieldError } from '../theme';
import { useAmountErrorText } from './use-amount-error';
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
}

/** An input for an amount, with its error message below. */
export function AmountField(props: AmountFieldProps) {
  const { sum, fields, name, label, steps, sx } = props;
  const id = useId();
  const { from, to, unit } = bounds[name];
  const { [name]: value } = sum.assumptions;
  const [before, behind] = euroAffixes(useLanguage());
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
      <AmountError sum={sum} fields={fields} name={name} id={`${id}-error`} />
    </div>
  );
}

type AmountErrorProps = Omit<AmountFieldProps, 'label'> & { id?: string };

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
    font: '500 var(--fs-lead) / 1 var(--text)',
    cursor: 'pointer',
    '@media print, (scripting: none)': { display: 'none' },
  },
});
