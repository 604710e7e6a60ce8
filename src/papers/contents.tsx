import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../links/button-link';
import { forecastPage } from '../site/navigation';
import { media } from '../theme';

export function Contents({ papers }: { papers: readonly { id: string; name: string }[] }) {
  const { t } = useTranslation('common');
  const current = useCurrentSheet();
  return (
    <div css={contents}>
      <nav aria-label={t('contents')}>
        <ol>
          {papers.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current || undefined}>
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <ButtonLink to={forecastPage}>{t('closing.action')}</ButtonLink>
    </div>
  );
}

/** The sheet that the middle of the screen shows. */
function useCurrentSheet(): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.forEach((entry) => entry.isIntersecting && setCurrent(entry.target.id)),
      { rootMargin: '-50% 0px' },
    );
    document.querySelectorAll('[data-sheet]').forEach((sheet) => observer.observe(sheet));
    return () => observer.disconnect();
  }, []);
  return current;
}

const contents = css({
  alignSelf: 'start',
  lineHeight: 1.35,
  'li a': {
    display: 'inline-block',
    paddingBlock: 8,
    color: 'var(--pine)',
    textDecorationColor: 'var(--line-field)',
  },
  "[aria-current='true']": { fontWeight: 600, textDecoration: '2px underline var(--amber)' },
  ol: { columns: 2 },
  [media.narrowPhone]: { ol: { columns: 1 } },
  '& > a': { display: 'none' },
  [media.desktop]: {
    position: 'sticky',
    top: 'calc(var(--header) + 32px)',
    ol: { columns: 1, marginBottom: 'var(--s5)' },
    '& > a': { display: 'inline-flex' },
  },
  '@media print': { display: 'none' },
});
