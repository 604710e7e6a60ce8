import { css } from '@emotion/react';
import { createElement, type PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { HoverCard } from '../components/hover-card';
import { tableRoles } from '../components/scrolling-table';
import { wholeRanges } from '../components/whole-ranges';
import {
  proseElements,
  proseText,
  type ProseComponentName,
  type ProseElement,
  type ProseNode,
} from '../site/prose';
import * as components from './components';
import { ProseFiles, PicturePair, ProsePicture, ProseLink } from './files';
import { Chart, ComparisonTable, Table } from './tables';
import { groupTitle, media } from '../theme';

/** The build has checked all props (src/node/prose/components.ts). */
const elementComponents: Record<ProseComponentName, React.ElementType> &
  Partial<Record<ProseElement['type'], React.ElementType>> = {
  ...components,
  a: ProseLink,
  table: Table,
  img: ProsePicture,
  pair: PicturePair,
  notes: Footnotes,
  back: FootnoteBackref,
  Chart,
  ComparisonTable,
  // It holds a numbered list.
  Tips: 'div',
};

interface ProseProps extends PropsWithChildren {
  nodes: readonly ProseNode[];
  files?: React.ContextType<typeof ProseFiles>;
}

/** `children` is a cover, which stands before the text and has its own place. */
export function Prose({ nodes, files = [], children }: ProseProps) {
  return (
    <ProseFiles.Provider value={files}>
      <div css={prose}>
        {children}
        {nodes.map(drawNode)}
      </div>
      {proseElements(nodes, 'Term').map(
        ({ props: { id = '', explanation } = {}, children = [] }) => (
          <HoverCard key={id} id={id}>
            <b css={explained}>{proseText(children)}</b> {explanation}
          </HoverCard>
        ),
      )}
    </ProseFiles.Provider>
  );
}

/** Where the card stands below the text it says which word it explains. */
const explained = css({ display: 'none', [media.noPopovers]: { display: 'block' } });

function drawNode(node: ProseNode, index: number, all: readonly ProseNode[]): React.ReactNode {
  // Beside a bar a text is one item of a grid.
  if (typeof node === 'string')
    return all.some((one) => typeof one !== 'string' && one.type === 'svg')
      ? node
      : wholeRanges(node);
  const { type, props: { fixed, ...props } = {}, children } = node;
  const kept =
    fixed?.split(' ').map((key) => [key, <span translate="no">{props[key]}</span>]) ?? [];
  return createElement(
    elementComponents[type] ?? type,
    {
      ...(tableRoles as Roles)[props.scope ?? type],
      ...props,
      ...(Object.fromEntries(kept) as Record<string, React.ReactNode>),
      key: index,
    },
    children?.map(drawNode),
  );
}

type Roles = Readonly<Record<string, object | undefined>>;

const prose = css({
  maxWidth: 'var(--measure)',
  '& > * + *, blockquote > * + *': { marginTop: '1.15em' },
  '& > :where([data-picture]) + *': { marginTop: 0 },
  '& > * + :is(div, figure, pre, section), & > :is(div, figure, pre, section) + *': {
    marginTop: '1.6em',
  },
  'li > :is(p + p, blockquote, figure, pre)': { marginTop: '0.6em' },
  '& > h2': { marginTop: '1.8em', fontSize: 'clamp(1.4375rem, 1.1rem + 1.4vw, 2.25rem)' },
  '& > :is(h3, h4)': { marginTop: '1.8em', font: '600 var(--fs-lead) / 1.3 var(--text)' },
  '& > h4': { fontSize: 'inherit' },
  '& > :is(h2, h3, h4) + *': { marginTop: '0.7em' },
  '& > details + details': { marginTop: 0 },
  'ul, ol': { paddingLeft: 34, listStyle: 'revert' },
  'li + li': { marginTop: '0.6em' },
  '& > ol, & > div > ol': {
    padding: 0,
    listStyle: 'none',
    '& > li': { position: 'relative', minHeight: 32, paddingLeft: 44 },
    '& > li::before': {
      content: 'counter(list-item)',
      position: 'absolute',
      top: -2,
      left: 0,
      width: 32,
      borderRadius: '50%',
      background: 'var(--sky)',
      font: '500 var(--fs-body) / 32px var(--display)',
      textAlign: 'center',
    },
  },
  'ul > li::marker': { color: 'var(--amber)' },
  'ol > li::marker': { color: 'var(--teal)', fontWeight: 600 },
  'blockquote:not(figure > *)': {
    paddingLeft: 24,
    borderLeft: '4px solid var(--sand)',
    color: 'var(--ink-soft)',
  },
  strong: { fontWeight: 600 },
  code: { fontSize: 'var(--fs-small)' },
  'th code': { fontSize: 'var(--fs-note)' },
  pre: {
    padding: '16px 20px',
    borderRadius: 'var(--r)',
    background: 'var(--mist)',
    whiteSpace: 'pre-wrap',
  },
  sup: { lineHeight: 0 },
  "a[href$='.pdf']::after": { content: "' (PDF)'" },
  hr: { border: 0, borderTop: '1px solid var(--line)' },
});

/** The footnotes below a text; `children` is their numbered list. */
function Footnotes({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <section css={footnotes} aria-labelledby="notes">
      <h2 id="notes" css={groupTitle}>
        {t('notes.title')}
      </h2>
      {children}
    </section>
  );
}

/** Links a note to its place in the text; `children` is an arrow. */
function FootnoteBackref({ href, children }: { href: string; children: React.ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <a href={href} aria-label={t('notes.back')}>
      {children}
    </a>
  );
}

const footnotes = css({
  paddingTop: 24,
  borderTop: '1px solid var(--line)',
  font: '400 var(--fs-small) / 1.5 var(--text)',
  ol: { marginTop: 16 },
});
