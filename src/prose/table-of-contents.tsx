import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { proseElements, proseText, type ProseNode } from '../site/prose';
import { creamCard, media } from '../theme';

export function TableOfContents({ nodes }: { nodes: readonly ProseNode[] }) {
  const { t } = useTranslation('common');
  return (
    <nav css={contents} aria-label={t('contents')}>
      <Disclosure title={t('contents')}>
        <ol>
          {proseElements(nodes, 'h2').map(({ props, children = [] }) => (
            <li key={props?.id}>
              <a href={`#${props?.id ?? ''}`} translate={props?.translate as 'no' | undefined}>
                {proseText(children)}
              </a>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}

const contents = css(creamCard, {
  alignSelf: 'start',
  maxWidth: 'var(--measure)',
  padding: '4px 24px',
  summary: { minHeight: 52 },
  svg: { transition: 'transform var(--t-quick) var(--ease)' },
  ol: { paddingBottom: 12 },
  a: {
    display: 'block',
    paddingBlock: 7,
    color: 'var(--pine)',
    fontSize: 'var(--fs-small)',
    lineHeight: 1.35,
    textDecoration: 'none',
  },
  'a:hover': { textDecoration: 'underline' },
  [media.wide]: {
    maxWidth: 340,
    position: 'sticky',
    top: 'calc(var(--header) + 32px)',
    maxHeight: 'calc(100vh - var(--header) - 64px)',
    overflowY: 'auto',
    '@supports selector(::details-content)': {
      padding: '24px 24px 12px',
      '&::before': {
        content: 'attr(aria-label)',
        display: 'block',
        marginBottom: 'var(--s3)',
        fontWeight: 600,
      },
      'details > summary': { display: 'none' },
      'details::details-content': { display: 'block', contentVisibility: 'visible' },
    },
  },
  [media.forced]: { border: '1px solid' },
  '@media print': { display: 'none' },
});
