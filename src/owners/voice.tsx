import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { SampleTag } from '../components/sample-tag';
import { Wrap } from '../components/wrap';

/** The quotation of an owner. */
export function OwnersVoice({ sample }: { sample: boolean }) {
  const { t } = useTranslation('owners');
  return (
    <Band ground="cream">
      <Wrap>
        <figure css={voice}>
          <blockquote>{t('testimonial.quote')}</blockquote>
          <figcaption>
            <b>{t('testimonial.author')}</b> <span>{t('testimonial.role')}</span>{' '}
            {sample && <SampleTag />}
          </figcaption>
        </figure>
      </Wrap>
    </Band>
  );
}

const voice = css`
  max-width: 940px;
  blockquote {
    margin-bottom: var(--s5);
    font: 440 clamp(1.625rem, 1.1rem + 2vw, 2.75rem) / 1.2 var(--display);
    letter-spacing: -0.018em;
    text-wrap: pretty;
  }
  b {
    font-weight: 600;
  }
  span {
    color: var(--ink-soft);
  }
`;
