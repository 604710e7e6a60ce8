import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { media } from '../theme/media';

export function Contents({ papers }: { papers: readonly { id: string; name: string }[] }) {
  const { t } = useTranslation('common');
  return (
    <nav css={contents} aria-label={t('contents')}>
      <ol>
        {papers.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const contents = css({
  alignSelf: 'start',
  lineHeight: 1.35,
  a: {
    display: 'inline-block',
    paddingBlock: 8,
    color: 'var(--pine)',
    textDecorationColor: 'var(--line-field)',
  },
  ol: { columns: 2 },
  [media.narrowPhone]: { ol: { columns: 1 } },
  [media.desktop]: { position: 'sticky', top: 'calc(var(--header) + 32px)', ol: { columns: 1 } },
  '@media print': { display: 'none' },
});
