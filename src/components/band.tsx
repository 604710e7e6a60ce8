import { css } from '@emotion/react';
import { Wrap, type WrapProps } from './wrap';

export interface BandProps extends WrapProps {
  ground?: 'white' | 'cream' | 'sky' | 'mist' | 'pine';
}

/** A part of a page on its own ground, with its content in the middle. */
export function Band({ ground = 'white', ...content }: BandProps) {
  return (
    <section
      css={[
        { paddingBlock: 'var(--section)', background: `var(--${ground})` },
        ground === 'pine' && onPine,
      ]}
      className={ground === 'pine' ? 'on-pine' : undefined}
    >
      <Wrap {...content} />
    </section>
  );
}

/** The loud section of a page. */
const onPine = css({
  '--lead': 'var(--on-pine-soft)',
  color: 'var(--on-pine)',
  h2: { fontSize: 'var(--fs-hero)', lineHeight: 1.04 },
  '@media print': { '--lead': 'var(--ink-soft)', color: 'var(--pine)' },
});
