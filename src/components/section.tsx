import { css, type Interpolation, type Theme } from '@emotion/react';
import { cluster, lead, media, sideBySide } from '../theme';
import { wholeRanges } from './whole-ranges';

interface SectionProps extends ContainerProps {
  ground?: 'white' | 'cream' | 'sky' | 'mist' | 'pine';
  title?: string;
  text?: string;
  /** It stands beside the title. */
  tag?: React.ReactNode;
  /** The section begins close below the head of the page. */
  first?: true;
}

/** A part of a page on its own ground, with its content in the middle. */
export function Section(props: SectionProps) {
  const { ground = 'white', title, text, tag, first, children, ...container } = props;
  return (
    <section
      css={[
        { paddingBlock: 'var(--section)', background: `var(--${ground})` },
        { [`[data-ground='${ground}'] + &`]: { paddingTop: 'calc(var(--section) / 3)' } },
        first && { paddingTop: 'clamp(24px, 3vw, 44px)' },
        ground === 'pine' && pineSection,
      ]}
      className={ground === 'pine' ? 'on-pine' : undefined}
      data-ground={ground}
    >
      <Container {...container}>
        {title !== undefined && (
          <div css={head}>
            <h2>{title}</h2>
            {tag}
            {text !== undefined && <p css={lead}>{wholeRanges(text)}</p>}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}

/** The section of a page that stands out. */
const pineSection = css({
  '--lead': 'var(--on-pine-soft)',
  color: 'var(--on-pine)',
  // The title is as wide as it needs, not as the text below it.
  h2: {
    flex: 'none',
    width: 'max-content',
    maxWidth: 'min(var(--content), 100vw - 2 * var(--gutter))',
    fontSize: 'var(--fs-h1)',
    lineHeight: 1.06,
  },
  '@media print': { '--lead': 'var(--ink-soft)', background: 'none', color: 'var(--pine)' },
});

const head = css(cluster('clamp(10px, 8px + 0.6vw, 16px) 16px'), {
  alignItems: 'flex-end',
  maxWidth: 720,
  marginBottom: 'clamp(18px, 4px + 3.9vw, 40px)',
  p: { flexBasis: '100%' },
  // In the middle of the title's last line.
  small: { marginBottom: 'calc(0.57 * var(--fs-h2) - 0.75 * var(--fs-note) - 1px)' },
});

/** The title stays beside the content. */
export const titleBeside = css(sideBySide('4fr 8fr', { gap: '0', wideGap: '72px' }), {
  [media.desktop]: {
    '& > :first-child': {
      ...{ position: 'sticky', top: 'calc(var(--header) + 32px)' },
      alignSelf: 'start',
      marginBottom: 0,
    },
  },
});

export interface ContainerProps {
  children: React.ReactNode;
  sx?: Interpolation<Theme>;
  /** The section's name in the events that measure clicks. */
  name?: string;
}

export function Container({ children, sx, name }: ContainerProps) {
  return (
    <div css={[container, sx]} data-section={name}>
      {children}
    </div>
  );
}

const container = css({
  width: '100%',
  maxWidth: 'calc(var(--content) + 2 * var(--gutter))',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
});
