import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { AnswerText } from '../calculator/answer-text';
import type { Answer } from '../calculator/use-answer';
import { LogoMark } from '../components/logo-mark';
import { PrintButton } from '../components/print-button';
import { SampleTag } from '../links/sample-tag';
import { cluster, floatingCard, grid, groupTitle, media, row, smallPrint } from '../theme';

interface SheetProps {
  id: string;
  title: string;
  about: string;
  /** In content/samples.yml; without it the sheet is always a sample. */
  sampleOf?: string;
  /** What it comes to. */
  answer?: Answer;
  /** At its foot. */
  notes: readonly string[];
  children: React.ReactNode;
}

/** A sheet of paper, which can be printed alone and fits A4. */
export function Sheet(props: SheetProps) {
  const { id, title, about, sampleOf, answer, notes, children } = props;
  const { t } = useTranslation('papers');
  return (
    <article id={id} css={sheet} data-sheet="a4">
      <p css={letterhead}>
        <LogoMark size={28} />
        {t('sender')}
      </p>
      <header css={head}>
        <h2>{title}</h2>
        <SampleTag of={sampleOf} />
        <p>{about}</p>
      </header>
      {answer && <AnswerText answer={answer} as="h3" sx={result} />}
      {children}
      <footer css={foot}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <PrintButton>{t('print')}</PrintButton>
      </footer>
    </article>
  );
}

const sheet = css(floatingCard, {
  minWidth: 0,
  padding: 'clamp(16px, 8px + 2.4vw, 48px)',
  [media.narrowPhone]: {
    overflowWrap: 'anywhere',
    // A figure stays whole.
    td: { overflowWrap: 'normal' },
  },
  '@media print': {
    '--fs-small': '0.75rem',
    '--fs-h3': '1.375rem',
    ...{ '--s2': '4px', '--s3': '8px', '--s4': '10px', '--s5': '12px' },
    padding: 0,
    border: 0,
    boxShadow: 'none',
    fontSize: 'var(--fs-note)',
    '& + &': { breakBefore: 'page' },
  },
});

/** Who writes. */
const letterhead = css(smallPrint, row(12), {
  marginBottom: 'var(--s5)',
  svg: { flex: 'none', color: 'var(--pine)' },
  '@media print': { marginBottom: 12 },
});

const head = css(cluster('4px 14px'), {
  alignItems: 'center',
  paddingBottom: 'var(--s4)',
  borderBottom: '2px solid var(--pine)',
  h2: groupTitle,
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

const result = css({ '--fs-answer': 'var(--fs-h3)', marginTop: 'var(--s5)' });

const foot = css(smallPrint, grid('var(--s2)'), {
  marginTop: 'var(--s4)',
  paddingTop: 'var(--s3)',
  borderTop: '1px solid var(--line)',
  button: { justifySelf: 'start' },
});
