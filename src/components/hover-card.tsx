import { css } from '@emotion/react';
import { useId, useRef, type ReactNode } from 'react';
import { useHoverCard } from './use-hover-card';

interface HoverCardProps {
  /** The word in the text that the card explains. */
  children: ReactNode;
  /** The card's content: phrasing content only, as HTML allows nothing else in a line of text. */
  card: ReactNode;
  className?: string;
}

/**
 * A word that opens a card: after a moment when a visitor points at it or reaches it by keyboard, at
 * once when they press it. The card is a native popover, so a press works without scripts too.
 */
export function HoverCard({ children, card, className }: HoverCardProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLSpanElement>(null);
  const handlers = useHoverCard(button, popover);
  return (
    <span {...handlers}>
      <button ref={button} type="button" popovertarget={id} css={trigger} className={className}>
        {children}
      </button>
      <span ref={popover} id={id} popover="auto" css={cardStyle}>
        {card}
      </span>
    </span>
  );
}

const trigger = css`
  display: inline;
  padding: 0;
  border: 0;
  background: none;
  text-align: inherit;
  cursor: help;
`;

const cardStyle = css`
  width: min(340px, calc(100vw - 32px));
  margin: 0;
  padding: 18px 20px;
  border: 1px solid var(--line);
  border-radius: var(--r);
  background: var(--white);
  color: var(--pine);
  font-size: 1rem;
  font-weight: 400;
  line-height: 1.5;
  box-shadow: var(--shadow-card);
  /* Where the browser cannot place it beside its word: at the foot of the screen. */
  inset: auto auto 16px 16px;
  @supports (position-area: bottom span-right) {
    position-area: bottom span-right;
    position-try-fallbacks: flip-block, flip-inline;
    inset: auto;
    margin-block: 8px;
  }
`;
