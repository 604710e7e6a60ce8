import { css } from '@emotion/react';
import { Band, type BandProps } from './band';
import { lead } from '../theme';

interface SectionProps extends Omit<BandProps, 'sx' | 'wide'> {
  title: string;
  text?: string;
}

export function Section({ title, text, children, ...band }: SectionProps) {
  return (
    <Band {...band}>
      <div css={head}>
        <h2>{title}</h2>
        {text !== undefined && <p css={lead}>{text}</p>}
      </div>
      {children}
    </Band>
  );
}

const head = css({
  display: 'grid',
  gap: 'clamp(10px, 8px + 0.6vw, 16px)',
  maxWidth: 720,
  marginBottom: 'clamp(28px, 14px + 3.5vw, 64px)',
});
