import { css, type Interpolation, type Theme } from '@emotion/react';
import ChevronDown from '@lucide/icons/icons/chevron-down';
import { apart, media } from '../theme';
import { Icon } from './icon';

interface DisclosureProps {
  id?: string;
  /** Of all with the same name, the browser keeps only one open. */
  name?: string;
  title: React.ReactNode;
  /** Where there is room, its content stands open, without its title. */
  phoneOnly?: true;
  onToggle?: React.ReactEventHandler<HTMLDetailsElement>;
  sx?: Interpolation<Theme>;
  children: React.ReactNode;
}

/** The browser's own `<details>`, whose search finds closed text too; paper has it all. */
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
    apart,
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

/** Open whatever was pressed. */
export const opened = {
  '&::details-content': { height: 'auto', contentVisibility: 'visible' },
} as const;

const openInPrint = css({
  '@media print': [opened, { summary: { minHeight: 32 }, 'summary svg': { display: 'none' } }],
});

/**
 * Without a title, for one that can be pressed would call itself closed. Browsers that cannot open it by
 * styles leave it to a press at any width.
 */
const openFromPhablet = css({
  '@supports selector(::details-content)': {
    [media.phablet]: [opened, { '& > summary': { display: 'none' } }],
  },
  '@media print': { '& > summary': { display: 'none' } },
});
