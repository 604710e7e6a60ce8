import { css } from '@emotion/react';
import { column, lead, pineGround } from '../theme';
import { Wrap } from '../components/wrap';

interface ClosingBandProps {
  title: string;
  text: string;
  /** Its name in the events that measure clicks. */
  name?: string;
  /** In place of the skyline. */
  foot?: React.ReactNode;
  children: React.ReactNode;
}

export function ClosingBand({ title, text, name = 'closing', foot, children }: ClosingBandProps) {
  return (
    <section css={closing} className="on-pine" data-section={name} data-closing>
      <Wrap sx={content}>
        <h2>{title}</h2>
        <p css={[lead, sentence]}>{text}</p>
        {children}
      </Wrap>
      {foot ?? (
        <img src="/skyline.svg" alt="" width="1600" height="250" loading="lazy" css={skyline} />
      )}
    </section>
  );
}

const closing = css(pineGround, {
  overflow: 'hidden',
  textAlign: 'center',
});

const content = css(column, {
  alignItems: 'center',
  paddingTop: 'var(--section)',
  h2: { maxWidth: '11em', fontSize: 'var(--fs-title)', lineHeight: 1.08 },
});

const sentence = css({
  marginBlock: 'var(--s4) clamp(20px, 16px + 1vw, 32px)',
  color: 'var(--on-pine-soft)',
  textWrap: 'balance',
});

const skyline = css({
  width: '100%',
  maxWidth: 'none',
  height: 'clamp(110px, 50px + 15vw, 250px)',
  marginTop: 'clamp(20px, 2vw, 36px)',
  objectFit: 'cover',
  objectPosition: '50% 100%',
});
