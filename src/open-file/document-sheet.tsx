import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { VerdictSummary } from '../calculator/verdict-summary';
import type { VerdictText } from '../calculator/use-verdict-text';
import { Disclosure, opened } from '../components/disclosure';
import { LogoMark } from '../components/logo-mark';
import { PrintButton } from '../components/print-button';
import { useOpenByHash } from '../components/use-open-by-hash';
import { SampleTag } from '../links/sample-tag';
import { cluster, floatingCard, grid, groupTitle, media, row, smallPrint } from '../theme';

interface DocumentSheetProps {
  id: string;
  /** What a closed sheet shows: its short name and its main figure. */
  cover: { name: string; figure: string };
  title: string;
  about: string;
  /** In content/samples.yml; without it the sheet is always a sample. */
  sampleOf?: string;
  /** The total. */
  answer?: VerdictText;
  /** The footer. */
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
        <span>
          <b translate="no">{cover.figure}</b>
          {cover.name}
        </span>
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
            <p key={note}>{note}</p>
          ))}
          <PrintButton>{t('print')}</PrintButton>
        </footer>
      </article>
    </Disclosure>
  );
}

/** The sheet that was open before closes, so the page moves under the one that was pressed or linked. */
function bringIntoView({ currentTarget: opening }: React.SyntheticEvent<HTMLDetailsElement>) {
  const wanted = opening.matches(':focus-within') || window.location.hash === `#${opening.id}`;
  if (opening.open && wanted) opening.scrollIntoView();
}

const sheet = css(floatingCard, {
  minWidth: 0,
  '& > summary': {
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: 8,
    height: '100%',
    padding: '14px 14px 10px',
    borderRadius: 'inherit',
    lineHeight: 1.3,
    // Lines of writing.
    background:
      'repeating-linear-gradient(var(--line) 0 2px, transparent 2px 11px) 14px 62% / calc(70% - 14px) 33px no-repeat',
    svg: { alignSelf: 'end' },
    b: {
      display: 'block',
      font: '500 var(--fs-lead) / 1.3 var(--display)',
      fontVariantNumeric: 'tabular-nums lining-nums',
      letterSpacing: '-0.02em',
    },
  },
  '&:not([open])': {
    aspectRatio: '5 / 6',
    [media.tablet]: { aspectRatio: '3 / 4' },
    fontSize: 'var(--fs-small)',
    [media.motion]: { transition: 'transform var(--t-quick) var(--ease)' },
    '&:hover': { transform: 'translateY(-4px)' },
  },
  '&[open]': {
    gridColumn: '1 / -1',
    justifySelf: 'center',
    width: '100%',
    maxWidth: 860,
    '& > summary': {
      flexDirection: 'row',
      height: 'auto',
      background: 'none',
      borderBottom: '1px solid var(--line)',
      b: { display: 'none' },
    },
  },
  article: { padding: 'clamp(16px, 8px + 2.4vw, 48px)' },
  [media.narrowPhone]: {
    overflowWrap: 'anywhere',
    // A figure stays whole.
    td: { overflowWrap: 'normal' },
  },
  '@media (scripting: none)': [opened, { '&&': { gridColumn: '1 / -1', aspectRatio: 'auto' } }],
  '@media print': {
    '--fs-small': '0.75rem',
    '--fs-h3': '1.375rem',
    ...{ '--s2': '4px', '--s3': '8px', '--s4': '10px', '--s5': '12px' },
    page: 'a4',
    '&&': { maxWidth: 'none', border: 0, boxShadow: 'none', fontSize: 'var(--fs-note)' },
    '& > summary': { display: 'none' },
    article: { padding: 0 },
    '& + &': { breakBefore: 'page' },
  },
});

/** The letterhead. */
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
  // A stamp.
  small: {
    marginLeft: 'auto',
    border: '2px solid',
    borderRadius: 8,
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
  marginTop: 'var(--s4)',
  paddingTop: 'var(--s3)',
  borderTop: '1px solid var(--line)',
  button: { justifySelf: 'start' },
  '@media print': { '&:not(:has(p))': { display: 'none' } },
});
