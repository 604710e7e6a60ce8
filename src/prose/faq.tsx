import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { FaqItem } from '../components/faq-list';

export function Faq({ children, ...item }: { id: string; question: string; children: ReactNode }) {
  return (
    <FaqItem {...item} name="article">
      <div css={answer}>{children}</div>
    </FaqItem>
  );
}

const answer = css({
  fontSize: 'var(--fs-body)',
  lineHeight: 1.6,
  'p + p': { marginTop: '0.8em' },
});
