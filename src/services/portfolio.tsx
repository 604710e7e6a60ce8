import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { Picture } from '../components/picture';
import { Reveal } from '../components/reveal';
import { SampleTag } from '../components/sample-tag';
import { Section } from '../components/section';
import { cardText, groupTitle } from '../components/text-styles';
import { media } from '../theme/media';

const homes = [
  { id: 'blaumana', position: '50% 50%' },
  { id: 'historicCentre', position: '50% 60%' },
  { id: 'penthouse', position: '50% 70%' },
] as const;

type HomeId = (typeof homes)[number]['id'];

interface PortfolioProps {
  pictures: Record<HomeId, IGatsbyImageData>;
  /** Whether the homes are made up. */
  sample: boolean;
}

/** Three homes in Riga that the company manages, the first one large. */
export function Portfolio({ pictures, sample }: PortfolioProps) {
  const { t } = useTranslation('services');
  return (
    <Section title={t('portfolio.title')} text={t('portfolio.lead')}>
      <div css={grid}>
        {homes.map(({ id, position }, index) => (
          <Reveal as="article" key={id} index={index}>
            <Picture image={pictures[id]} alt={t(`portfolio.${id}.picture`)} position={position} />
            <h3 css={[groupTitle, title]}>
              {t(`portfolio.${id}.title`)} {sample && <SampleTag />}
            </h3>
            <p css={cardText}>{t(`portfolio.${id}.text`)}</p>
          </Reveal>
        ))}
      </div>
    </Section>
  );
}

const title = css`
  margin-block: 18px 6px;
`;

const grid = css`
  display: grid;
  gap: 28px;
  [data-picture] {
    aspect-ratio: 4 / 3;
    border-radius: var(--r-l);
  }
  ${media.tablet} {
    grid-template: auto auto / 7fr 5fr;
    gap: 36px 32px;
    article:first-of-type {
      display: grid;
      grid-row: span 2;
      grid-template-rows: 1fr auto auto;
    }
    article:first-of-type [data-picture] {
      aspect-ratio: auto;
      min-height: 0;
    }
    article:not(:first-of-type) [data-picture] {
      aspect-ratio: 16 / 9.6;
    }
  }
`;
