import { css } from '@emotion/react';
import { column, lead, pineBackground } from '../theme';
import { Container } from '../components/container';

interface ClosingBandProps {
  title: string;
  text: string;
  /** Its name in the events that measure clicks. */
  name?: string;
  /** Below it, as wide as the page. */
  foot?: React.ReactNode;
  children: React.ReactNode;
}

export function ClosingBand({ title, text, name = 'closing', foot, children }: ClosingBandProps) {
  return (
    <section css={closing} className="on-pine" data-section={name} data-closing>
      <Container sx={content}>
        <h2>{title}</h2>
        <p css={[lead, sentence]}>{text}</p>
        {children}
      </Container>
      {foot}
    </section>
  );
}

const closing = css(pineBackground, {
  overflow: 'hidden',
  textAlign: 'center',
});

const content = css(column, {
  alignItems: 'center',
  paddingBlock: 'clamp(24px, 6vw, 88px)',
  h2: { maxWidth: '14em' },
});

const sentence = css({
  marginBlock: 'var(--s4) clamp(20px, 16px + 1vw, 32px)',
  color: 'var(--on-pine-soft)',
  textWrap: 'balance',
});
