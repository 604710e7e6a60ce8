import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { Reveal } from '../components/reveal';
import { Section } from '../components/section';
import { Speaker } from '../components/speaker';
import { media } from '../theme/media';

const testimonials = ['first', 'second', 'third'] as const;

interface TestimonialsProps {
  /** By name: `testimonial-first` and so on. */
  pictures: Partial<Record<string, IGatsbyImageData>>;
  sample: boolean;
}

export function Testimonials({ pictures, sample }: TestimonialsProps) {
  const { t } = useTranslation('home');
  return (
    <Section
      ground="cream"
      title={t('testimonials.title')}
      text={t(sample ? 'testimonials.sample' : 'testimonials.text')}
    >
      <div css={voices}>
        {testimonials.map((id, index) => (
          <Reveal as="figure" key={id} index={index} sx={[voice, index === 0 && large]}>
            <blockquote>{t(`testimonials.${id}.quote`)}</blockquote>
            <Speaker
              name={t(`testimonials.${id}.author`)}
              about={t(`testimonials.${id}.role`)}
              picture={pictures[`testimonial-${id}`]}
              sample={sample}
            />
          </Reveal>
        ))}
      </div>
    </Section>
  );
}

const voices = css({
  display: 'grid',
  gap: 'var(--s5)',
  [media.desktop]: { gridTemplateColumns: '7fr 5fr', gridTemplateRows: '1fr 1fr' },
});

const voice = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 'var(--s5)',
  padding: 'clamp(22px, 16px + 1.6vw, 40px)',
  borderRadius: 'var(--r-l)',
  background: 'var(--white)',
  blockquote: {
    font: '440 clamp(1.125rem, 0.95rem + 0.7vw, 1.5rem) / 1.36 var(--display)',
    letterSpacing: '-0.008em',
    textWrap: 'pretty',
  },
});

const large = css({
  '--speaker-about': 'var(--on-teal-soft)',
  gap: 'clamp(24px, 12px + 3vw, 48px)',
  padding: 'clamp(24px, 14px + 2.6vw, 52px)',
  background: 'var(--teal)',
  color: 'var(--white)',
  blockquote: {
    fontSize: 'clamp(1.4375rem, 1rem + 1.9vw, 2.5rem)',
    lineHeight: 1.24,
    letterSpacing: '-0.016em',
  },
  [media.desktop]: { gridRow: 'span 2' },
});
