import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { Picture } from '../components/picture';
import { Reveal } from '../components/reveal';
import { SectionHead } from '../components/section-head';
import { cardText, groupTitle, lead } from '../components/text-styles';
import { Wrap } from '../components/wrap';
import { media } from '../theme/media';

const founders = ['first', 'second'] as const;

export type FounderId = (typeof founders)[number];

/** The two founders. */
export function Founders({ pictures }: { pictures: Record<FounderId, IGatsbyImageData> }) {
  const { t } = useTranslation('about');
  return (
    <Band>
      <Wrap>
        <SectionHead title={t('founders.title')}>
          <p css={lead}>{t('founders.lead')}</p>
        </SectionHead>
        <div css={grid}>
          {founders.map((id, index) => (
            <Reveal as="article" key={id} index={index} css={founder}>
              <Picture
                image={pictures[id]}
                alt={t(`founders.${id}.picture`)}
                position="50% 20%"
                css={portrait}
              />
              <div>
                <h3 css={groupTitle}>{t(`founders.${id}.name`)}</h3>
                <p css={role}>{t(`founders.${id}.role`)}</p>
                <p css={cardText}>{t(`founders.${id}.text`)}</p>
              </div>
            </Reveal>
          ))}
        </div>
      </Wrap>
    </Band>
  );
}

const grid = css`
  display: grid;
  gap: var(--s6);
  ${media.phablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const founder = css`
  display: grid;
  overflow: hidden;
  border-radius: var(--r-l);
  background: var(--cream);
  & > div {
    padding: clamp(22px, 18px + 0.9vw, 32px);
  }
`;

const portrait = css`
  aspect-ratio: 4 / 3;
`;

const role = css`
  margin-block: 4px 12px;
  color: var(--teal);
  font-size: var(--fs-small);
  font-weight: 600;
`;
