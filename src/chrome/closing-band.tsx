import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { lead } from '../components/text-styles';
import { Wrap } from '../components/wrap';
import { Skyline } from './skyline';

interface ClosingBandProps {
  title: string;
  text: string;
  /** The step that the page leads to. */
  children: ReactNode;
}

/** The band that ends a page, above the evening's skyline. */
export function ClosingBand({ title, text, children }: ClosingBandProps) {
  return (
    <section css={closing} className="on-pine" data-section="closing">
      <Wrap css={content}>
        <h2>{title}</h2>
        <p css={[lead, sentence]}>{text}</p>
        {children}
      </Wrap>
      <Skyline />
    </section>
  );
}

const closing = css`
  overflow: hidden;
  background: var(--pine);
  color: var(--on-pine);
  text-align: center;
`;

const content = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding-top: var(--section);
  h2 {
    max-width: 11em;
    font-size: clamp(2.125rem, 1.5rem + 2.7vw, 3.5rem);
    line-height: 1.08;
  }
`;

const sentence = css`
  margin-block: var(--s4) clamp(20px, 16px + 1vw, 32px);
  color: var(--on-pine-soft);
  text-wrap: balance;
`;
