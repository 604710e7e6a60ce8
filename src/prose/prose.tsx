import { css } from '@emotion/react';
import { createElement, Fragment } from 'react';
import { tableRoles } from '../components/scrolling-table';
import type { ProseComponentName, ProseElement, ProseNode } from '../site/prose';
import * as components from './components';
import { ProseLink } from './prose-link';
import { Chart, ComparisonTable, Table } from './tables';

/** The build has checked all props (src/node/prose/component-rules.ts). */
const elementComponents: Record<ProseComponentName, React.ElementType> &
  Partial<Record<ProseElement['type'], React.ElementType>> = {
  ...components,
  a: ProseLink,
  table: Table,
  Chart,
  ComparisonTable,
};

export function Prose({ nodes }: { nodes: readonly ProseNode[] }) {
  return <div css={prose}>{nodes.map(drawNode)}</div>;
}

function drawNode(node: ProseNode, index: number): React.ReactNode {
  if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
  const { type, props, children } = node;
  return createElement(
    elementComponents[type] ?? type,
    { ...rolesOf(node), ...props, key: index },
    children?.map(drawNode),
  );
}

function rolesOf({ type, props }: ProseElement): object | undefined {
  if (type === 'th') return props?.scope === 'col' ? tableRoles.columnHead : tableRoles.rowHead;
  return (tableRoles as Readonly<Record<string, object | undefined>>)[type];
}

const prose = css({
  maxWidth: 680,
  fontSize: 'var(--fs-prose)',
  lineHeight: 1.65,
  '& > * + *, li > p + p, blockquote > p + p': { marginTop: '1.15em' },
  '& > :is(div, figure), & > :is(div, figure) + *': { marginTop: '1.6em' },
  '& > h2': {
    marginTop: '2em',
    fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2.125rem)',
    lineHeight: 1.2,
  },
  '& > h3': { marginTop: '1.8em', fontSize: 'var(--fs-lead)', lineHeight: 1.3 },
  '& > :is(h2, h3) + *': { marginTop: '0.7em' },
  '& > details + details': { marginTop: 0 },
  'ul > li, ol > li': { position: 'relative', paddingLeft: 34 },
  'li + li': { marginTop: '0.6em' },
  'ul > li::before': {
    content: "''",
    position: 'absolute',
    top: '0.72em',
    left: 8,
    width: 7,
    height: 7,
    borderRadius: '50%',
    background: 'var(--amber)',
  },
  'ol > li::before': {
    content: "counter(list-item) '.'",
    position: 'absolute',
    left: 4,
    color: 'var(--teal)',
    fontWeight: 600,
  },
  '& > blockquote': {
    paddingLeft: 24,
    borderLeft: '4px solid var(--sand)',
    color: 'var(--ink-soft)',
  },
  strong: { fontWeight: 600 },
  code: { overflowWrap: 'anywhere', fontSize: 'var(--fs-small)' },
  hr: { border: 0, borderTop: '1px solid var(--line)' },
});
