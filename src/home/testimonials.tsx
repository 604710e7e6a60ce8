import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Reveal } from '../components/reveal';
import { SampleTag } from '../components/sample-tag';
import { Section } from '../components/section';
import { media } from '../theme/media';

const testimonials = ['first', 'second', 'third'] as const;

/** What three owners say; the first quotation is the large one. */
export function Testimonials({ sample }: { sample: boolean }) {
  const { t } = useTranslation('home');
  return (
    <Section ground="cream" title={t('testimonials.title')}>
      <div css={voices}>
        {testimonials.map((id, index) => (
          <Reveal as="figure" key={id} index={index} css={[voice, index === 0 && large]}>
            <blockquote>{t(`testimonials.${id}.quote`)}</blockquote>
            <figcaption>
              <b>{t(`testimonials.${id}.author`)}</b>
              <span>{t(`testimonials.${id}.role`)}</span> {sample && <SampleTag />}
            </figcaption>
          </Reveal>
        ))}
      </div>
    </Section>
  );
}

const voices = css`
  display: grid;
  gap: var(--s5);
  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    grid-template-rows: 1fr 1fr;
  }
`;

const voice = css`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--s5);
  padding: clamp(22px, 16px + 1.6vw, 40px);
  border-radius: var(--r-l);
  background: var(--white);
  blockquote {
    font: 440 clamp(1.125rem, 0.95rem + 0.7vw, 1.5rem) / 1.36 var(--display);
    letter-spacing: -0.008em;
    text-wrap: pretty;
  }
  figcaption {
    font-size: 1rem;
    line-height: 1.45;
  }
  b {
    display: block;
    font-weight: 600;
  }
  span {
    color: var(--ink-soft);
  }
`;

const large = css`
  gap: clamp(24px, 12px + 3vw, 48px);
  padding: clamp(24px, 14px + 2.6vw, 52px);
  background: var(--teal);
  color: var(--white);
  blockquote {
    font-size: clamp(1.4375rem, 1rem + 1.9vw, 2.5rem);
    line-height: 1.24;
    letter-spacing: -0.016em;
  }
  span {
    color: var(--on-teal-soft);
  }
  ${media.desktop} {
    grid-row: span 2;
  }
`;
