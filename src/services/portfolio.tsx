import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { Picture } from '../components/picture';
import { Reveal } from '../components/reveal';
import { SampleTag } from '../components/sample-tag';
import { Section } from '../components/section';
import { sideBySide } from '../components/side-by-side';
import { cardText, groupTitle } from '../components/text-styles';
import type { SumFacts } from '../site/sums/assumptions';
import { HomeFacts } from './home-facts';

const homes = [
  { id: 'blaumana', position: '50% 50%' },
  { id: 'historicCentre', position: '50% 60%' },
  { id: 'penthouse', position: '50% 70%' },
] as const;

type HomeId = (typeof homes)[number]['id'];

interface PortfolioProps {
  pictures: Record<HomeId, IGatsbyImageData>;
  figures: Readonly<Record<`${HomeId}${'Rooms' | 'Nights' | 'Rent'}`, { from: number }>>;
  facts: SumFacts;
  sample: boolean;
}

export function Portfolio({ pictures, figures, facts, sample }: PortfolioProps) {
  const { t } = useTranslation('services');
  return (
    <Section title={t('portfolio.title')} text={t('portfolio.lead')}>
      <div css={grid}>
        {homes.map(({ id, position }, index) => (
          <Reveal as="article" key={id} index={index}>
            <Picture image={pictures[id]} alt={t(`portfolio.${id}.picture`)} position={position} />
            <h3 css={[groupTitle, { marginBlock: '18px 6px' }]}>
              {t(`portfolio.${id}.title`)} {sample && <SampleTag />}
            </h3>
            <p css={cardText}>{t(`portfolio.${id}.text`)}</p>
            <HomeFacts
              rooms={figures[`${id}Rooms`].from}
              nights={figures[`${id}Nights`].from}
              rent={figures[`${id}Rent`].from}
              facts={facts}
            />
          </Reveal>
        ))}
      </div>
    </Section>
  );
}

const grid = css(sideBySide('repeat(3, 1fr)', { gap: '36px 32px', from: 'tablet' }), {
  '[data-picture]': { aspectRatio: '4 / 3', borderRadius: 'var(--r-l)' },
});
