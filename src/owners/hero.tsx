import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { Picture } from '../components/picture';
import { TickList } from '../components/tick-list';
import { Container } from '../components/section';
import { PageLink } from '../links/page-link';
import { Breadcrumbs } from '../sections/breadcrumbs';
import { anchors } from '../site/routes';
import { cluster, column, grid, kicker, lead, media, row } from '../theme';

const proofs = ['income', 'fees', 'time'] as const;

/** The rooms of the two lower floors, from left to right. */
const rooms = ['linen', 'kitchen', 'check', 'arrival'] as const;

interface OwnersHeroProps {
  picture: IGatsbyImageData;
  children: React.ReactNode;
}

/** What an apartment could earn, the house, and the form that asks for a forecast. */
export function OwnersHero({ picture, children }: OwnersHeroProps) {
  const { t } = useTranslation('owners');
  return (
    <div css={{ background: 'var(--cream)' }} data-section="hero">
      <Container sx={layout}>
        <div css={column}>
          <Breadcrumbs />
          <p css={kicker}>{t('head.kicker')}</p>
          <h1>{t('head.title')}</h1>
          <p css={[lead, sentence]}>{t('head.lead')}</p>
        </div>
        <figure css={section}>
          <Picture image={picture} alt={t('head.picture')} priority sx={house} />
          <figcaption>
            {rooms.map((room) => (
              <span key={room}>{t(`head.rooms.${room}`)} </span>
            ))}
          </figcaption>
        </figure>
        <div css={formPlace}>{children}</div>
        <TickList sx={list} items={proofs.map((proof) => t(`proofs.${proof}`))} />
        <SampleSheets />
      </Container>
    </div>
  );
}

/** Drawn in artwork/drawings/sample-sheets.svg. */
const samples = [
  { id: 'forecast', hash: anchors.forecast },
  { id: 'report', hash: anchors.strongMonth },
] as const;

/** Each leads to the whole paper. */
function SampleSheets() {
  const { t } = useTranslation('owners');
  return (
    <p css={fan}>
      {samples.map(({ id, hash }) => (
        <PageLink key={id} to="open-file" hash={hash} css={paper}>
          <svg viewBox="0 0 84 100" aria-hidden>
            <use href={`/sample-sheets.svg#${hash}`} />
          </svg>
          {t(`form.samples.${id}`)}
        </PageLink>
      ))}
    </p>
  );
}

const layout = css(grid('clamp(16px, 2.8vw, 40px)'), {
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: 'clamp(12px, 4.8vw - 8px, 80px)',
  [media.phablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > div:first-of-type': { gridColumn: '1 / -1' },
  [media.desktop]: {
    gridTemplate: 'auto auto 1fr auto / minmax(0, 1fr) minmax(0, 560px)',
    gap: 'var(--s5) var(--s8)',
    paddingTop: 20,
    '& > div:first-of-type': { gridColumn: 'auto' },
    h1: { fontSize: 'var(--fs-h2)', lineHeight: 1.1 },
  },
});

const formPlace = css({
  [media.phablet]: { order: 1, gridColumn: '1 / -1' },
  [media.desktop]: { order: 0, gridArea: '1 / 2 / span 3' },
});

const sentence = css({ marginTop: 'clamp(8px, 1.4vw, 16px)' });

const list = css({
  alignSelf: 'center',
  fontWeight: 500,
  [media.desktop]: { alignSelf: 'start', gridRow: '3 / span 2' },
});

/** The two lower floors and the names of their rooms; on a desk the whole house, in a wide window with a line to each. */
const section = css({
  position: 'relative',
  alignSelf: 'start',
  figcaption: {
    ...{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '4px 12px' },
    marginTop: 8,
    font: '600 var(--fs-note) / 1.3 var(--text)',
  },
  [media.belowPhablet]: {
    ...{ display: 'grid', gridTemplateColumns: '5fr 3fr', gap: 12 },
    figcaption: { gridTemplateColumns: '1fr', alignContent: 'space-evenly', marginTop: 0 },
  },
  [media.enlarged]: { display: 'block' },
  [media.wide]: {
    // In a grid, because a copy joins the texts of elements with absolute positions.
    figcaption: {
      ...{ position: 'absolute', inset: '0 2%', gridTemplateRows: '53% 24%' },
      ...{ gap: 0, marginTop: 0, fontWeight: 500 },
    },
    'figcaption span': {
      position: 'relative',
      alignSelf: 'end',
      width: '72%',
      padding: '0 32% 4px 0',
      borderBottom: '1px solid var(--pine)',
    },
    'figcaption span::after': {
      content: "''",
      position: 'absolute',
      inset: 'auto -3px -4px auto',
      border: '3.5px solid var(--pine)',
      borderRadius: '50%',
      boxShadow: '0 0 0 1.5px var(--cream)',
    },
    'figcaption span:nth-of-type(even)': {
      ...{ justifySelf: 'end', padding: '0 0 4px 32%', textAlign: 'right' },
      '&::after': { right: 'auto', left: -3 },
    },
  },
});

const house = css({
  borderRadius: 'var(--r)',
  [media.desktop]: { aspectRatio: 1.6, borderRadius: 'var(--r-l)' },
});

const fan = css(cluster('12px 40px'), {
  order: 1,
  alignItems: 'center',
  [media.desktop]: { order: 0, gridArea: '4 / 2' },
});

const paper = css(row(20), {
  font: '600 var(--fs-small) / 1.35 var(--text)',
  svg: { width: 84 },
  [media.belowPhablet]: { flex: '1 1 130px', flexDirection: 'column', gap: 12 },
});
