import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { proseElements, proseText, type ProseNode } from '../site/prose';
import { media } from '../theme/media';

interface TableOfContentsProps {
  nodes: readonly ProseNode[];
  className?: string;
}

export function TableOfContents({ nodes, className }: TableOfContentsProps) {
  const { t } = useTranslation('common');
  return (
    <nav css={contents} className={className} aria-label={t('contents')}>
      <Disclosure title={t('contents')}>
        <ol>
          {proseElements(nodes, 'h2').map(({ props, children = [] }) => (
            <li key={props?.id}>
              <a href={`#${props?.id ?? ''}`}>{proseText(children)}</a>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}

const contents = css`
  align-self: start;
  padding: 4px 24px;
  border-radius: var(--r-l);
  background: var(--cream);
  summary {
    min-height: 52px;
  }
  svg {
    transition: transform var(--t-quick) var(--ease);
  }
  ol {
    padding-bottom: 12px;
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
    @supports selector(::details-content) {
      padding: 24px 24px 12px;
      &::before {
        content: attr(aria-label);
        display: block;
        margin-bottom: var(--s3);
        font-weight: 600;
      }
      details > summary {
        display: none;
      }
      details::details-content {
        display: block;
        content-visibility: visible;
      }
    }
  }
  ${media.forced} {
    border: 1px solid;
  }
  @media print {
    display: none;
  }
`;
