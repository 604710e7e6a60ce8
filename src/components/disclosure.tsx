import { css, type Interpolation, type Theme } from '@emotion/react';
import ChevronDown from '@lucide/icons/icons/chevron-down';
import { spaceBetween, media } from '../theme';
import { Icon } from './icon';

interface DisclosureProps {
  id?: string;
  /** The browser keeps only one of all with the same name open. */
  name?: string;
  /** At first. */
  open?: boolean;
  title: React.ReactNode;
  /** On wide screens its content is always open, without the title. */
  phoneOnly?: true;
  'data-attached-sum'?: true;
  onToggle?: React.ReactEventHandler<HTMLDetailsElement>;
  sx?: Interpolation<Theme>;
  children: React.ReactNode;
}

/** A native `<details>`, so that find-in-page finds closed text too; in print all are open. */
export function Disclosure(props: DisclosureProps) {
  const { title, phoneOnly, sx, children, ...details } = props;
  return (
    <details {...details} css={[disclosure, openInPrint, phoneOnly && openFromPhablet, sx]}>
      <summary>
        {title}
        <Icon of={ChevronDown} />
      </summary>
      {children}
    </details>
  );
}

const disclosure = css({
  summary: [
    spaceBetween,
    {
      gap: 16,
      minHeight: 48,
      fontWeight: 600,
      listStyle: 'none',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
    },
  ],
  'summary::-webkit-details-marker': { display: 'none' },
  'summary > svg': { color: 'var(--teal)' },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
});

/** Open, whether or not the visitor has opened it. */
export const opened = {
  '&::details-content': { height: 'auto', contentVisibility: 'visible' },
} as const;

const openInPrint = css({
  '@media print': [opened, { summary: { minHeight: 32 }, 'summary svg': { display: 'none' } }],
});

/**
 * It has no title, which screen readers would call collapsed. In browsers that cannot open it by styles
 * it stays a disclosure at any width.
 */
const openFromPhablet = css({
  '@supports selector(::details-content)': {
    [media.phablet]: [opened, { '& > summary': { display: 'none' } }],
    '@media print': { '& > summary': { display: 'none' } },
  },
});
