import { css, keyframes } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { VerdictSummary } from '../calculator/verdict-summary';
import type { VerdictText } from '../calculator/use-verdict-text';
import { Disclosure, opened } from '../components/disclosure';
import { LogoMark } from '../components/icon';
import { PrintButton } from '../components/print-button';
import { useOpenByHash } from '../components/faq-list';
import { wholeRanges } from '../components/whole-ranges';
import { SampleTag } from '../links/sample-tag';
import { cluster, floatingCard, grid, groupTitle, media, row, smallPrint } from '../theme';

interface DocumentSheetProps {
  /** Its drawing in artwork/drawings/sample-sheets.svg has the same id. */
  id: string;
  /** What a closed sheet shows below its drawing: its short name and its main figure. */
  cover: { name: string; figure: string };
  title: string;
  about: string;
  /** Its entry in content/samples.yml; without one the sheet is always a sample. */
  sampleOf?: string;
  answer?: VerdictText;
  /** The paragraphs of the footer. */
  notes: readonly string[];
  children: React.ReactNode;
}

/** A document of the open file, which opens and prints by itself and fits A4. */
export function DocumentSheet(props: DocumentSheetProps) {
  const { id, cover, title, about, sampleOf, answer, notes, children } = props;
  const { t } = useTranslation('open-file');
  useOpenByHash(id);
  return (
    <Disclosure
      id={id}
      name="open-file"
      sx={sheet}
      data-sheet="a4"
      onToggle={bringIntoView}
      title={
        <>
          <svg viewBox="0 0 84 100" aria-hidden>
            <use href={`/sample-sheets.svg#${id}`} />
          </svg>
          <span>
            <b translate="no">{cover.figure}</b> {cover.name}
          </span>{' '}
          <small>{t('open')}</small>
        </>
      }
    >
      <article>
        <p css={letterhead}>
          <LogoMark size={28} />
          {t('sender')}
        </p>
        <header css={head}>
          <h2>{title}</h2>
          <SampleTag of={sampleOf} />
          <p>{about}</p>
        </header>
        {answer && <VerdictSummary answer={answer} as="h3" sx={total} />}
        {children}
        <footer css={footer}>
          {notes.map((note) => (
            <p key={note}>{wholeRanges(note)}</p>
          ))}
          <PrintButton>{t('print')}</PrintButton>
        </footer>
      </article>
    </Disclosure>
  );
}

/** An earlier sheet closes, so the page moves under the one that was pressed. */
function bringIntoView({ currentTarget: opening }: React.SyntheticEvent<HTMLDetailsElement>) {
  const wanted = opening.matches(':focus-within') || window.location.hash === `#${opening.id}`;
  if (opening.open && wanted) opening.firstElementChild?.scrollIntoView();
}

/** The drawing with the figure and the name below it. */
const thumbnail = css(grid(4), {
  grid: 'auto 1fr / auto 1fr',
  height: '100%',
  '& > :is(span, svg:first-of-type)': { gridColumn: '1 / -1' },
  '& > span': { alignSelf: 'start' },
  '& > svg:first-of-type': {
    marginBottom: 8,
    filter: 'drop-shadow(0 8px 12px var(--pine-25))',
    [media.motion]: { transition: 'transform var(--t-quick) var(--ease)' },
  },
  '&:hover > svg:first-of-type': { transform: 'translateY(-4px)' },
  b: [groupTitle, { display: 'block', fontSize: 'var(--fs-lead)', lineHeight: 1.3 }],
  small: { color: 'var(--teal)', fontSize: 'inherit' },
});

const openSheet = css(floatingCard, {
  gridColumn: '1 / -1',
  justifySelf: 'center',
  width: '100%',
  maxWidth: 860,
});

/** Out of the folder above it. */
const slide = keyframes({ from: { opacity: 0, transform: 'translateY(-32px)' } });

const sheet = css({
  minWidth: 0,
  [media.motion]: { '&[open] > article': { animation: `${slide} var(--t-calm) var(--ease)` } },
  '& > summary': { fontSize: 'var(--fs-small)', lineHeight: 1.3 },
  '&:not([open]) > summary': thumbnail,
  '&[open]': openSheet,
  '&[open] > summary': {
    padding: 14,
    borderBottom: '1px solid var(--line)',
    b: { marginRight: 8 },
    '& :is(small, svg:first-of-type)': { display: 'none' },
  },
  // In one row the open one keeps its place, and its sheet lies below them all.
  '@supports selector(::details-content)': {
    [media.large]: {
      '&[open]': { display: 'contents' },
      '&[open] > summary': [
        thumbnail,
        {
          padding: '0 0 6px',
          border: 0,
          boxShadow: '0 3px var(--teal)',
          '& :is(b, svg:first-of-type)': { display: 'block', transform: 'none' },
        },
      ],
      '&[open]::details-content': [openSheet, { order: 1 }],
    },
  },
  article: { padding: 'clamp(16px, 8px + 2.4vw, 48px)' },
  [media.narrowPhone]: {
    overflowWrap: 'anywhere',
    // A figure stays whole.
    td: { overflowWrap: 'normal' },
  },
  '@media (scripting: none)': [
    opened,
    floatingCard,
    {
      '&&': { gridColumn: '1 / -1' },
      '&& > summary': { height: 'auto', padding: 14, '& :is(small, svg)': { display: 'none' } },
    },
  ],
  '@media print': {
    '--fs-small': '0.75rem',
    '--fs-note': '0.8125rem',
    '--fs-h3': '1.375rem',
    ...{ '--s2': '4px', '--s3': '8px', '--s4': '10px', '--s5': '12px' },
    page: 'a4',
    '&&': {
      display: 'block',
      maxWidth: 'none',
      border: 0,
      boxShadow: 'none',
      fontSize: 'var(--fs-note)',
    },
    '&&[open] > summary, && > summary small': { display: 'none' },
    article: { padding: 0, zoom: 0.86 },
    // Elsewhere a closed one has its title alone.
    '@supports selector(::details-content)': {
      '&& > summary': { display: 'none' },
      '& + &': { breakBefore: 'page' },
    },
  },
});

const letterhead = css(smallPrint, row(12), {
  marginBottom: 'var(--s5)',
  svg: { flex: 'none', color: 'var(--pine)' },
  '@media print': { marginBottom: 12 },
});

const head = css(cluster('4px 14px'), {
  alignItems: 'center',
  paddingBottom: 'var(--s4)',
  borderBottom: '2px solid var(--pine)',
  h2: [groupTitle, { flex: '1 1 7em' }],
  p: [smallPrint, { flexBasis: '100%' }],
  // The mark of a sample looks like a stamp.
  small: {
    marginLeft: 'auto',
    border: '2px solid',
    borderRadius: 'var(--r)',
    background: 'none',
    color: 'var(--brick)',
    textTransform: 'uppercase',
    letterSpacing: '0.08em',
    transform: 'rotate(-5deg)',
  },
});

const total = css({
  '--fs-answer': 'var(--fs-h3)',
  '--fs-figure': 'var(--fs-h2)',
  marginTop: 'var(--s5)',
});

const footer = css(smallPrint, grid('var(--s2)'), {
  maxWidth: 'none',
  marginTop: 'var(--s4)',
  paddingTop: 'var(--s3)',
  borderTop: '1px solid var(--line)',
  p: { maxWidth: '34em' },
  button: { justifySelf: 'start' },
  '@media print': { '&:not(:has(p))': { display: 'none' } },
});
