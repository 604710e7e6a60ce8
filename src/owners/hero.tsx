import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../components/picture';
import { TickList } from '../components/tick-list';
import { Wrap } from '../components/wrap';
import { Breadcrumbs } from '../sections/breadcrumbs';
import { column, grid, lead, media } from '../theme';
import { SampleSheets } from './sample-sheets';

const proofs = ['income', 'fees', 'time'] as const;

interface OwnersHeroProps {
  picture: IGatsbyImageData;
  children: ReactNode;
}

/** What an apartment could earn, beside the form that asks for a forecast. */
export function OwnersHero({ picture, children }: OwnersHeroProps) {
  const { t } = useTranslation('owners');
  return (
    <div css={{ background: 'var(--cream)' }} data-section="hero">
      <Wrap sx={layout}>
        <div css={column}>
          <Breadcrumbs />
          <h1>{t('head.title')}</h1>
          <p css={[lead, sentence]}>{t('head.lead')}</p>
        </div>
        <TickList sx={list} items={proofs.map((proof) => t(`proofs.${proof}`))} />
        <div css={formPlace}>{children}</div>
        <SampleSheets />
        <Picture
          image={picture}
          alt={t('head.picture')}
          position="50% 50%"
          priority="where-shown"
          sx={house}
        />
      </Wrap>
    </div>
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
  [media.belowPhablet]: { fontSize: 'var(--fs-small)' },
});

/** Beside the form it fills the space that the text leaves; a phone has the form instead. */
const house = css({
  aspectRatio: 1.24,
  borderRadius: 'var(--r-l)',
  [media.belowPhablet]: { display: 'none' },
  [media.desktop]: { aspectRatio: 'auto' },
});
