import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../components/picture';
import { Section } from '../components/section';
import { ForwardLink } from '../links/forward-link';
import { sections } from '../site/sections';
import { cluster, grid, groupTitle, media } from '../theme';
import { ChecklistScene, WeekPricesScene } from './scenes';
import { Tile } from './tile';
import { smallPicture } from './tile-styles';

interface ServicesProps {
  data: Queries.HomePageQuery;
  /** What guests pay for a night, on average. */
  night: number;
}

export function Services({ data, night }: ServicesProps) {
  const { t } = useTranslation('home');
  const photo = (service: 'photography' | 'cleaning' | 'laundry', position?: string) => (
    <Picture
      image={data[service].gatsbyImageData}
      alt={t(`services.${service}.picture`)}
      position={position}
      sx={service === 'photography' ? widePicture : smallPicture}
    />
  );
  return (
    <Section title={t('services.title')}>
      <ServiceGroup id="guests">
        <Tile id="guestManagement" span={5} />
        <Tile
          id="photography"
          span={7}
          leads
          beside
          scene={<div css={viewfinder}>{photo('photography')}</div>}
        />
      </ServiceGroup>

      <ServiceGroup id="home">
        <Tile id="cleaning" span={4} scene={photo('cleaning', '60% 45%')} />
        <Tile id="inspections" span={4} scene={<ChecklistScene />} />
        <Tile id="laundry" span={4} scene={photo('laundry', '50% 75%')} />
      </ServiceGroup>

      <ServiceGroup id="income">
        <Tile id="pricing" tall leads scene={<WeekPricesScene night={night} />} />
        <Tile id="strategy" />
        <Tile id="reports">
          <ForwardLink to="papers" hash={sections.strongMonth}>
            {t('services.reports.link')}
          </ForwardLink>
        </Tile>
        <Tile id="ownerSupport" />
      </ServiceGroup>
    </Section>
  );
}

interface ServiceGroupProps {
  id: 'guests' | 'home' | 'income';
  children: React.ReactNode;
}

/** Tiles under a title; on a phone one card with a line for each service. */
function ServiceGroup({ id, children }: ServiceGroupProps) {
  const { t } = useTranslation('home');
  return (
    <div css={{ '& + &': { marginTop: 'clamp(18px, 5vw, 80px)' } }}>
      <div css={head}>
        <h3 css={groupTitle}>{t(`services.${id}.title`)}</h3>
        <p>{t(`services.${id}.text`)}</p>
      </div>
      <div css={[tiles, id === 'income' && equalRows]}>{children}</div>
    </div>
  );
}

const head = css(cluster('4px var(--s5)'), {
  alignItems: 'baseline',
  paddingTop: 'clamp(12px, 10px + 0.5vw, 16px)',
  borderTop: '1.5px solid var(--pine)',
  p: { color: 'var(--ink-soft)' },
});

const tiles = css(grid('var(--s5)'), {
  marginTop: 'var(--s4)',
  [media.belowPhablet]: {
    marginTop: 'var(--s3)',
    gap: 0,
    paddingBottom: 9,
    overflow: 'clip',
    borderRadius: 'var(--r-l)',
    background: 'var(--cream)',
  },
  [media.phablet]: { marginTop: 'var(--s5)', gridTemplateColumns: 'repeat(12, 1fr)' },
});

/** Three tiles share the height of the one beside them. */
const equalRows = css({ [media.tablet]: { gridAutoRows: '1fr' } });

const widePicture = css({
  width: '100%',
  aspectRatio: 3,
  [media.phablet]: { aspectRatio: 'auto', minHeight: 200 },
});

const corner = (x: string, y: string) =>
  ['26px 3px', '3px 26px']
    .map((size) => `linear-gradient(var(--white) 0 0) ${x} ${y} / ${size} no-repeat`)
    .join(', ');

/** White corners, like a camera's viewfinder. */
const viewfinder = css({
  position: 'relative',
  display: 'grid',
  '&::after': {
    content: "''",
    position: 'absolute',
    inset: 22,
    borderRadius: 6,
    background: `${corner('0', '0')}, ${corner('100%', '0')}, ${corner('0', '100%')}, ${corner('100%', '100%')}`,
    pointerEvents: 'none',
  },
});
