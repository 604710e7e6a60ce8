import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { media } from '../theme/media';
import { Picture } from './picture';
import { SampleTag } from './sample-tag';

interface SpeakerProps {
  name: string;
  about: string;
  picture?: IGatsbyImageData;
  /** Made up. */
  sample: boolean;
}

export function Speaker({ name, about, picture, sample }: SpeakerProps) {
  return (
    <figcaption css={speaker}>
      {picture && <Picture image={picture} alt="" sx={portrait} />}
      <div>
        <b>{name}</b>
        <span>{about}</span> {sample && <SampleTag />}
      </div>
    </figcaption>
  );
}

const speaker = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--s4)',
  fontSize: 'var(--fs-base)',
  lineHeight: 1.45,
  b: { display: 'block', fontWeight: 600 },
  [media.belowPhablet]: {
    gap: 12,
    fontSize: 'var(--fs-small)',
    b: { display: 'inline' },
    'b::after': { content: "', '" },
  },
  'div > span': { color: 'var(--speaker-about, var(--ink-soft))' },
});

const portrait = css({ flex: 'none', width: 64, borderRadius: '50%' });
