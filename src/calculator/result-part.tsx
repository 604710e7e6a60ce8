import { css, type Interpolation, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { SumFields } from './use-sum';

interface ResultPartProps {
  fields: SumFields;
  /** Another part of the result shows the note. */
  silent?: true;
  children: React.ReactNode;
  sx?: Interpolation<Theme>;
}

/** A part of the result, which turns grey while an amount is invalid. */
export function ResultPart({ fields, silent, children, sx }: ResultPartProps) {
  const { t } = useTranslation('calculator');
  return (
    <div css={[part, sx]} data-result data-stale={fields.invalid.length > 0}>
      {children}
      {!silent && fields.refused.length > 0 && <p css={staleNote}>{t('stale')}</p>}
    </div>
  );
}

const part = css({
  transition: 'opacity var(--t-quick) var(--ease)',
  // Still legible.
  "&[data-stale='true']": { filter: 'grayscale(1)', opacity: 0.75 },
});

const staleNote = css({
  marginTop: 8,
  fontSize: 'var(--fs-small)',
  fontWeight: 600,
  lineHeight: 1.4,
});
