import { css, type Interpolation, type Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { Band, type Ground } from './band';
import { lead } from './text-styles';
import { Wrap } from './wrap';

interface SectionProps {
  title: string;
  text?: string;
  ground?: Ground;
  /** The section's name in the events that measure clicks. */
  name?: string;
  sx?: Interpolation<Theme>;
  children: ReactNode;
}

export function Section({ title, text, ground, name, sx, children }: SectionProps) {
  return (
    <Band ground={ground} sx={sx}>
      <Wrap section={name}>
        <div css={head}>
          <h2>{title}</h2>
          {text !== undefined && <p css={lead}>{text}</p>}
        </div>
        {children}
      </Wrap>
    </Band>
  );
}

const head = css({
  display: 'grid',
  gap: 'clamp(10px, 8px + 0.6vw, 16px)',
  maxWidth: 720,
  marginBottom: 'clamp(28px, 14px + 3.5vw, 64px)',
});
