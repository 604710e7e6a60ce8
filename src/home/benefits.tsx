import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import CalendarHeart from 'lucide-react/icons/calendar-heart';
import Megaphone from 'lucide-react/icons/megaphone';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import TrendingUp from 'lucide-react/icons/trending-up';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { IconTile, type TileLook } from '../components/icon-tile';
import { Picture } from '../components/picture';
import { Reveal } from '../components/reveal';
import { cardText, cardTitle } from '../components/text-styles';
import { Wrap } from '../components/wrap';
import { media } from '../theme/media';

const benefits = [
  { id: 'revenue', icon: TrendingUp, colour: 'amber-wash', iconColor: 'brick' },
  { id: 'flexibility', icon: CalendarHeart, colour: 'sky', iconColor: 'teal' },
  { id: 'marketing', icon: Megaphone, colour: 'sand', iconColor: 'pine' },
  { id: 'screening', icon: ShieldCheck, colour: 'mist', iconColor: 'leaf' },
  { id: 'technology', icon: Smartphone, colour: 'sky', iconColor: 'teal' },
] as const satisfies readonly (TileLook & { id: string })[];

/** Five benefits for owners, beside a picture. */
export function Benefits({ picture }: { picture: IGatsbyImageData }) {
  const { t } = useTranslation('home');
  return (
    <Band ground="cream">
      <Wrap wide>
        <div css={pair}>
          <Picture
            image={picture}
            alt={t('benefits.picture')}
            position="52% 50%"
            css={pairPicture}
          />
          <div>
            <h2>{t('benefits.title')}</h2>
            <ul css={list}>
              {benefits.map(({ id, ...look }, index) => (
                <Reveal as="li" key={id} index={index}>
                  <IconTile {...look} />
                  <h3 css={cardTitle}>{t(`benefits.${id}.title`)}</h3>
                  <p css={cardText}>{t(`benefits.${id}.text`)}</p>
                </Reveal>
              ))}
            </ul>
          </div>
        </div>
      </Wrap>
    </Band>
  );
}

const pair = css`
  display: grid;
  align-items: center;
  gap: clamp(36px, 20px + 4vw, 96px);
  ${media.desktop} {
    grid-template-columns: minmax(0, 640px) minmax(0, 542px);
    column-gap: 78px;
  }
`;

const pairPicture = css`
  aspect-ratio: 4 / 3;
  border-radius: var(--r-l);
  ${media.desktop} {
    aspect-ratio: auto;
    height: 100%;
    min-height: 660px;
  }
`;

const list = css`
  margin-top: var(--s6);
  li {
    display: grid;
    grid-template-columns: 48px 1fr;
    gap: 4px 20px;
    padding-block: 20px;
    border-top: 1px solid var(--line-on-cream);
  }
  li:last-child {
    padding-bottom: 0;
  }
  [data-tile] {
    grid-row: span 2;
  }
`;
