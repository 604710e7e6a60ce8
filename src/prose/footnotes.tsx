import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { groupTitle } from '../theme';

/** Footnotes; `children` is their numbered list. */
export function Footnotes({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <section css={notes} aria-labelledby="notes">
      <h2 id="notes" css={groupTitle}>
        {t('notes.title')}
      </h2>
      {children}
    </section>
  );
}

/** From a note to its place in the text; `children` is an arrow. */
export function FootnoteBackref({ href, children }: { href: string; children: React.ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <a href={href} aria-label={t('notes.back')}>
      {children}
    </a>
  );
}

const notes = css({
  paddingTop: 24,
  borderTop: '1px solid var(--line)',
  font: '400 var(--fs-small) / 1.5 var(--text)',
  ol: { marginTop: 16 },
});
