import { css, type Interpolation, type Theme } from '@emotion/react';
import type { SumFields } from './use-sum';

interface GreyWhileInvalidProps {
  fields: SumFields;
  children: React.ReactNode;
  sx?: Interpolation<Theme>;
}

/** A part of the result, which turns grey while an amount is invalid. */
export function GreyWhileInvalid({ fields, children, sx }: GreyWhileInvalidProps) {
  return (
    <div css={[part, sx]} data-result data-stale={fields.invalid.length > 0}>
      {children}
    </div>
  );
}

const part = css({
  transition: 'opacity var(--t-quick) var(--ease)',
  // Still legible.
  "&[data-stale='true']": { filter: 'grayscale(1)', opacity: 0.75 },
});
