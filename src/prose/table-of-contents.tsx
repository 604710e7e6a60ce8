import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { proseElements, proseText, type ProseNode } from '../site/prose';
import { creamCard, grid, media } from '../theme';

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

/** The text stands in the middle of the page, and its contents to the left of it. */
export const besideContents = css(grid('clamp(20px, 4vw, 40px) 32px'), {
  gridTemplateColumns: 'minmax(0, var(--measure))',
  justifyContent: 'center',
  [media.wide]: {
    gridTemplateColumns: '1fr minmax(0, var(--measure)) 1fr',
    '& > :not(nav)': { gridColumn: 2 },
  },
});

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
    font: '400 var(--fs-small) / 1.35 var(--text)',
    textDecoration: 'none',
  },
  'a:hover': { textDecoration: 'underline' },
  [media.wide]: {
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
