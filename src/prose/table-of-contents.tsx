import { css } from '@emotion/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { disclosure } from '../components/disclosure-styles';
import { Icon } from '../components/icon';
import { proseElements, proseText, type ProseNode } from '../site/prose';
import { media } from '../theme/media';

interface TableOfContentsProps {
  nodes: readonly ProseNode[];
  className?: string;
}

/** Links to the sections of a text: behind a button on a phone, all in view where there is room. */
export function TableOfContents({ nodes, className }: TableOfContentsProps) {
  const { t } = useTranslation('common');
  return (
    <nav css={contents} className={className} aria-label={t('contents')}>
      <details css={disclosure}>
        <summary>
          {t('contents')}
          <Icon of={ChevronDown} />
        </summary>
        <ol>
          {proseElements(nodes, 'h2').map(({ props, children = [] }) => (
            <li key={props?.id}>
              <a href={`#${props?.id ?? ''}`}>{proseText(children)}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** Where a browser cannot show what a closed `<details>` holds, the button stays. */
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
