import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { Speaker } from '../components/speaker';
import { Wrap } from '../components/wrap';

interface OwnersVoiceProps {
  picture?: IGatsbyImageData;
  /** Whether the owner is made up. */
  sample: boolean;
}

export function OwnersVoice({ picture, sample }: OwnersVoiceProps) {
  const { t } = useTranslation('owners');
  return (
    <Band ground="cream">
      <Wrap>
        <figure css={voice}>
          <blockquote>{t('testimonial.quote')}</blockquote>
          <Speaker
            name={t('testimonial.author')}
            about={t('testimonial.role')}
            picture={picture}
            sample={sample}
          />
        </figure>
      </Wrap>
    </Band>
  );
}

const voice = css({
  maxWidth: 940,
  blockquote: {
    marginBottom: 'var(--s5)',
    font: '440 clamp(1.375rem, 0.85rem + 2.4vw, 2.75rem) / 1.2 var(--display)',
    letterSpacing: '-0.018em',
    textWrap: 'pretty',
  },
});
