import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { proseElements, proseText, type ProseNode } from '../site/prose';
import { media } from '../theme/media';

/** Links to the sections of a text. On wide screens it stays in sight beside the text. */
export function TableOfContents({ nodes }: { nodes: readonly ProseNode[] }) {
  const { t } = useTranslation('common');
  return (
    <nav css={contents} aria-labelledby="contents">
      <h2 id="contents">{t('contents')}</h2>
      <ol>
        {proseElements(nodes, 'h2').map(({ props, children = [] }) => (
          <li key={props?.id}>
            <a href={`#${props?.id ?? ''}`}>{proseText(children)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const contents = css`
  align-self: start;
  padding: 24px;
  border-radius: var(--r-l);
  background: var(--cream);
  h2 {
    margin-bottom: var(--s3);
    font: 600 1.125rem/1.3 var(--text);
    letter-spacing: 0;
  }
  a {
    display: block;
    padding-block: 7px;
    color: var(--pine);
    font-size: 1rem;
    line-height: 1.35;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  ${media.desktop} {
    position: sticky;
    top: calc(var(--header) + 32px);
  }
  @media print {
    display: none;
  }
`;
