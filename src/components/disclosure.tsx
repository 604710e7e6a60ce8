import { css, type CSSObject, type Interpolation, type Theme } from '@emotion/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { media } from '../theme/media';
import { Icon } from './icon';

interface DisclosureProps {
  id?: string;
  /** Of all with the same name, the browser keeps only one open. */
  name?: string;
  open?: boolean;
  title: ReactNode;
  sx?: Interpolation<Theme>;
  children: ReactNode;
}

/** The browser's own `<details>`, whose search finds closed text too. */
export function Disclosure({ title, sx, children, ...details }: DisclosureProps) {
  return (
    <details {...details} css={[disclosure, sx]}>
      <summary>
        {title}
        <Icon of={ChevronDown} />
      </summary>
      {children}
    </details>
  );
}

interface FoldProps extends Pick<DisclosureProps, 'title' | 'sx' | 'children'> {
  /** Open where there is room, with its title or without one. */
  phoneOnly?: 'titled' | 'untitled';
}

/** Folds away what few visitors need; paper has it all. */
export function Fold({ phoneOnly, ...disclosure }: FoldProps) {
  const untitled = phoneOnly === 'untitled' && { display: 'none' };
  return (
    <Disclosure
      {...disclosure}
      sx={[
        fold,
        openOnPaper(untitled || { minHeight: 32 }),
        phoneOnly && openFromPhablet(untitled || { pointerEvents: 'none' }),
      ]}
    />
  );
}

const disclosure = css({
  summary: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    fontWeight: 600,
    listStyle: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  'summary::-webkit-details-marker': { display: 'none' },
  'summary > svg': { color: 'var(--teal)' },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
});

const fold = css({ summary: { gap: 16, minHeight: 48 } });

const opened = (summary: CSSObject): CSSObject => ({
  '&::details-content': { height: 'auto', contentVisibility: 'visible' },
  '& > summary': summary,
  '& > summary svg': { display: 'none' },
});

const openOnPaper = (summary: CSSObject) => css({ '@media print': opened(summary) });

/** Browsers that cannot open it by styles leave it to a press at any width. */
const openFromPhablet = (summary: CSSObject) =>
  css({ '@supports selector(::details-content)': { [media.phablet]: opened(summary) } });
