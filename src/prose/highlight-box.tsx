import { css } from '@emotion/react';
import type { ReactNode } from 'react';

interface HighlightBoxProps {
  title: string;
  /** Amber for something important, teal for a remark. */
  tone?: 'amber' | 'teal';
  children: ReactNode;
}

export function HighlightBox({ title, tone = 'amber', children }: HighlightBoxProps) {
  return (
    <div css={[box, tone === 'teal' && teal]}>
      <p>
        <strong>{title}</strong>
      </p>
      {children}
    </div>
  );
}

const box = css({
  padding: '24px 28px',
  borderLeft: '6px solid var(--amber)',
  borderRadius: 'var(--r)',
  background: 'var(--amber-wash)',
  fontSize: 'var(--fs-body)',
  lineHeight: 1.55,
  'p + *': { marginTop: 4 },
});

const teal = css({ borderColor: 'var(--teal)', background: 'var(--mist)' });
