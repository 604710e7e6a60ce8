import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { FaqItem } from '../components/faq-list';

interface FaqProps {
  id: string;
  question: string;
  children: ReactNode;
}

export function Faq({ children, ...item }: FaqProps) {
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
