import { css, type Interpolation, type Theme } from '@emotion/react';
import type { ComponentPropsWithoutRef } from 'react';
import { controlStyles } from './control-styles';
import { useLanguage } from '../links/use-language';
import { euroSigns } from '../site/figures';

interface MoneyFieldProps extends ComponentPropsWithoutRef<'input'> {
  sx?: Interpolation<Theme>;
}

/** A number field with the euro sign on the side where the page's language writes it. */
export function MoneyField({ sx, ...input }: MoneyFieldProps) {
  const [before, behind] = euroSigns(useLanguage());
  return (
    <span css={[frame, sx]}>
      {before}
      <input {...input} type="number" inputMode="decimal" step="any" css={controlStyles} />
      {behind}
    </span>
  );
}

const frame = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  font: '500 var(--fs-sum) / 1 var(--display)',
  input: {
    width: '9.5rem',
    minWidth: 0,
    padding: '6px 12px',
    font: 'inherit',
    textAlign: 'right',
    appearance: 'textfield',
  },
  'input::-webkit-inner-spin-button': { display: 'none' },
});
