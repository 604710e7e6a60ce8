import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import Camera from 'lucide-react/icons/camera';
import ChartColumn from 'lucide-react/icons/chart-column';
import Compass from 'lucide-react/icons/compass';
import FilePen from 'lucide-react/icons/file-pen';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { IconTile, type TileLook } from '../components/icon-tile';
import { Picture } from '../components/picture';
import { Reveal } from '../components/reveal';
import { SectionHead } from '../components/section-head';
import { cardText, cardTitle, groupTitle } from '../components/text-styles';
import { Wrap } from '../components/wrap';
import { ForwardLink } from '../links/forward-link';
import { media } from '../theme/media';
import { HostTerms } from './host-terms';

const services = [
  { id: 'listing', icon: FilePen, colour: 'sky', iconColor: 'teal' },
  { id: 'photography', icon: Camera, colour: 'sand', iconColor: 'pine' },
  { id: 'pricing', icon: ChartColumn, colour: 'amber-wash', iconColor: 'brick' },
  { id: 'strategy', icon: Compass, colour: 'mist', iconColor: 'leaf' },
] as const satisfies readonly (TileLook & { id: string })[];

/** Services for hosts who manage themselves, and the invitation to the group of hosts. */
export function Hosts({ picture }: { picture: IGatsbyImageData }) {
  const { t } = useTranslation('services');
  return (
    <Band ground="sky">
      <Wrap section="hosts">
        <SectionHead title={t('hosts.title')} text={t('hosts.lead')} />
        <div css={layout}>
          <ul css={cards}>
            {services.map(({ id, ...look }, index) => (
              <Reveal as="li" key={id} index={index} css={card}>
                <IconTile {...look} />
                <h3 css={cardTitle}>{t(`hosts.${id}.title`)}</h3>
                <p css={cardText}>{t(`hosts.${id}.text`)}</p>
              </Reveal>
            ))}
          </ul>
          <HostTerms />
          <Reveal as="article" index={services.length} css={group}>
            <Picture image={picture} alt={t('hosts.group.picture')} />
            <div>
              <h3 css={groupTitle}>{t('hosts.group.title')}</h3>
              <p css={cardText}>{t('hosts.group.text')}</p>
              <ForwardLink to="network" css={more}>
                {t('hosts.group.action')}
              </ForwardLink>
            </div>
          </Reveal>
        </div>
      </Wrap>
    </Band>
  );
}

const layout = css`
  display: grid;
  gap: var(--s5);
  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
  }
`;

const cards = css`
  display: grid;
  gap: var(--s5);
  ${media.phablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const card = css`
  padding: var(--card-padding);
  border-radius: var(--r-l);
  background: var(--white);
  h3 {
    margin-top: var(--s4);
  }
  p {
    margin-top: 6px;
  }
`;

const group = css`
  display: grid;
  overflow: hidden;
  border-radius: var(--r-l);
  background: var(--white);
  [data-picture] {
    aspect-ratio: 16 / 9;
  }
  ${media.phablet} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }
  ${media.desktop} {
    grid-area: 1 / 2;
    grid-template: 1fr auto / 1fr;
    align-items: stretch;
    [data-picture] {
      aspect-ratio: auto;
    }
  }
  & > div:last-of-type {
    padding: var(--card-padding);
  }
  p {
    margin-top: var(--s2);
  }
`;

const more = css`
  margin-top: var(--s2);
`;
