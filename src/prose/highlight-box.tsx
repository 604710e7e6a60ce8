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

const box = css`
  padding: 24px 28px;
  border-left: 6px solid var(--amber);
  border-radius: var(--r);
  background: var(--amber-wash);
  font-size: 1.125rem;
  line-height: 1.55;
  p + * {
    margin-top: 4px;
  }
`;

const teal = css`
  border-color: var(--teal);
  background: var(--mist);
`;
