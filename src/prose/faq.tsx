import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { FaqItem } from '../components/faq-item';

interface FaqProps {
  id: string;
  question: string;
  children: ReactNode;
}

/** A question in an article. Only one question of the article is open at a time. */
export function Faq({ id, question, children }: FaqProps) {
  return (
    <FaqItem id={id} name="article" question={question}>
      <div css={answer}>{children}</div>
    </FaqItem>
  );
}

const answer = css`
  font-size: 1.0625rem;
  line-height: 1.6;
  p + p {
    margin-top: 0.8em;
  }
`;
