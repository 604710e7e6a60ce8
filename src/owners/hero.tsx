import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { Picture } from '../components/picture';
import { TickList } from '../components/tick-list';
import { Container } from '../components/section';
import { PageLink } from '../links/page-link';
import { Breadcrumbs } from '../sections/breadcrumbs';
import { anchors } from '../site/routes';
import { cluster, column, grid, lead, media, row } from '../theme';

const proofs = ['income', 'fees', 'time'] as const;

interface OwnersHeroProps {
  picture: IGatsbyImageData;
  children: React.ReactNode;
}

/** What an apartment could earn, beside the form that asks for a forecast. */
export function OwnersHero({ picture, children }: OwnersHeroProps) {
  const { t } = useTranslation('owners');
  return (
    <div css={{ background: 'var(--cream)' }} data-section="hero">
      <Container sx={layout}>
        <div css={column}>
          <Breadcrumbs />
          <h1>{t('head.title')}</h1>
          <p css={[lead, sentence]}>{t('head.lead')}</p>
        </div>
        <TickList sx={list} items={proofs.map((proof) => t(`proofs.${proof}`))} />
        <div css={formPlace}>{children}</div>
        <SampleSheets />
        <Picture image={picture} alt={t('head.picture')} priority="where-shown" sx={house} />
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
  paddingBlock: 'clamp(12px, 4.8vw - 8px, 80px)',
  [media.desktop]: {
    gridTemplate: 'auto auto auto minmax(280px, 1fr) / minmax(0, 1fr) 480px',
    gap: 'var(--s6) 80px',
  },
});

const formPlace = css({ [media.desktop]: { gridArea: '1 / 2 / span 4' } });

const sentence = css({
  marginTop: 'clamp(12px, 2.4vw, 24px)',
  [media.belowPhablet]: { fontSize: 'var(--fs-body)' },
});

const list = css({
  fontWeight: 500,
  // On a phone the form comes first.
  [media.belowPhablet]: { order: 1, fontSize: 'var(--fs-small)' },
});

/** Beside the form it fills the space that the text leaves. */
const house = css({
  display: 'none',
  borderRadius: 'var(--r-l)',
  [media.desktop]: { display: 'block', aspectRatio: 'auto' },
});

const fan = css(cluster('12px 40px'), { order: 1, [media.phablet]: { order: 0 } });

const paper = css(row(20), {
  font: '600 var(--fs-small) / 1.35 var(--text)',
  svg: { width: 'clamp(84px, 4vw + 66px, 124px)', transform: 'rotate(-4deg)' },
  '& + & svg': { transform: 'rotate(3deg)' },
  [media.belowPhablet]: { flex: '1 1 130px', flexDirection: 'column', gap: 12 },
});
