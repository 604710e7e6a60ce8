import { css } from '@emotion/react';
import { createElement, Fragment, type ElementType, type ReactNode } from 'react';
import type { ProseComponentName, ProseElement, ProseNode } from '../site/prose';
import { CallToAction } from './call-to-action';
import { Chart } from './chart';
import { ComparisonTable } from './comparison-table';
import { Faq } from './faq';
import { HighlightBox } from './highlight-box';
import { ProseLink } from './prose-link';
import { Table } from './table';
import { Term } from './term';
import { Testimonial } from './testimonial';
import { Timeline } from './timeline';
import { Tips } from './tips';

/** The build has checked all props (src/node/prose/component-rules.ts). */
const elementComponents: Record<ProseComponentName, ElementType> &
  Partial<Record<ProseElement['type'], ElementType>> = {
  a: ProseLink,
  table: Table,
  CallToAction,
  Chart,
  ComparisonTable,
  Faq,
  HighlightBox,
  Term,
  Testimonial,
  Timeline,
  Tips,
};

export function Prose({ nodes }: { nodes: readonly ProseNode[] }) {
  return <div css={prose}>{nodes.map(draw)}</div>;
}

function draw(node: ProseNode, index: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
  const { type, props, children } = node;
  return createElement(
    elementComponents[type] ?? type,
    { ...props, key: index },
    children?.map(draw),
  );
}

const prose = css`
  max-width: 680px;
  font-size: 1.1875rem;
  line-height: 1.65;
  & > * + *,
  li > p + p,
  blockquote > p + p {
    margin-top: 1.15em;
  }
  & > :is(div, figure),
  & > :is(div, figure) + * {
    margin-top: 1.6em;
  }
  & > h2 {
    margin-top: 2em;
    font-size: clamp(1.625rem, 1.4rem + 1vw, 2.125rem);
    line-height: 1.2;
  }
  & > h3 {
    margin-top: 1.8em;
    font-size: 1.3125rem;
    line-height: 1.3;
  }
  & > :is(h2, h3) + * {
    margin-top: 0.7em;
  }
  & > details + details {
    margin-top: 0;
  }
  ul > li,
  ol > li {
    position: relative;
    padding-left: 34px;
  }
  li + li {
    margin-top: 0.6em;
  }
  ul > li::before {
    content: '';
    position: absolute;
    top: 0.72em;
    left: 8px;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--amber);
  }
  & > ol {
    counter-reset: item;
  }
  & > ol > li {
    counter-increment: item;
  }
  & > ol > li::before {
    content: counter(item) '.';
    position: absolute;
    left: 4px;
    color: var(--teal);
    font-weight: 600;
  }
  & > blockquote {
    padding-left: 24px;
    border-left: 4px solid var(--sand);
    color: var(--ink-soft);
  }
  strong {
    font-weight: 600;
  }
  code {
    overflow-wrap: anywhere;
    font-size: 0.92em;
  }
  hr {
    border: 0;
    border-top: 1px solid var(--line);
  }
`;
