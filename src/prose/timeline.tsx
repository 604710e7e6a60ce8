import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { creamCard, figureTitle } from '../theme';

/** `children` is a numbered list; each item begins with its moment. */
export function Timeline({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure css={timeline}>
      <figcaption css={figureTitle}>{title}</figcaption>
      {children}
    </figure>
  );
}

const timeline = css(creamCard, {
  padding: '24px 28px',
  fontSize: 'var(--fs-body)',
  lineHeight: 1.5,
  'ol > li': { padding: '0 0 22px 36px' },
  'ol > li:last-of-type': { paddingBottom: 0 },
  'li + li': { margin: 0 },
  'ol > li::before, ol > li:not(:last-of-type)::after': {
    content: "''",
    position: 'absolute',
    top: '0.75em',
    left: 8,
    border: '1px solid var(--teal)',
  },
  'ol > li::before': {
    zIndex: 1,
    width: 15,
    height: 15,
    margin: -7,
    borderWidth: 3,
    borderRadius: '50%',
    background: 'var(--white)',
  },
  'ol > li::after': { height: '100%' },
  'strong:first-of-type': { display: 'block' },
});
