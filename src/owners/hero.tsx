import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../components/button-styles';
import { Picture } from '../components/picture';
import { lead } from '../components/text-styles';
import { TickList } from '../components/tick-list';
import { Wrap } from '../components/wrap';
import { Breadcrumbs } from '../layout/breadcrumbs';
import { ButtonLink } from '../layout/button-link';
import type { Breadcrumb } from '../site/page-context';
import { telUrl } from '../site/tel-url';
import { media } from '../theme/media';

const proofs = ['income', 'fees', 'time'] as const;

interface OwnersHeroProps {
  picture: IGatsbyImageData;
  phone: string;
  breadcrumbs: readonly Breadcrumb[];
}

/** The first screen for owners: what the apartment could earn, and the way to ask. */
export function OwnersHero({ picture, phone, breadcrumbs }: OwnersHeroProps) {
  const { t } = useTranslation('owners');
  return (
    <div css={hero} data-section="hero">
      <Wrap css={layout}>
        <div>
          <Breadcrumbs trail={breadcrumbs} />
          <h1>{t('head.title')}</h1>
          <p css={[lead, sentence]}>{t('head.lead')}</p>
          <TickList css={list} items={proofs.map((proof) => t(`proofs.${proof}`))} />
          <div css={ways}>
            <ButtonLink to="consultation">{t('head.action')}</ButtonLink>
            <a href={telUrl(phone)} css={buttonStyles('secondary')} data-cta="secondary">
              {t('head.call')}
            </a>
          </div>
        </div>
        <Picture image={picture} alt={t('head.picture')} position="78% 50%" priority css={house} />
      </Wrap>
    </div>
  );
}

const hero = css`
  background: var(--cream);
`;

const layout = css`
  display: grid;
  gap: 40px;
  padding-block: clamp(40px, 24px + 3.4vw, 80px);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 480px;
    column-gap: 64px;
    align-items: center;
  }
`;

const sentence = css`
  margin-top: var(--s5);
`;

const list = css`
  margin-top: var(--s5);
  font-weight: 500;
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3) var(--s4);
  margin-top: var(--s6);
  ${media.belowPhablet} {
    a {
      width: 100%;
    }
  }
`;

const house = css`
  aspect-ratio: 4 / 3;
  border-radius: var(--r-l);
  ${media.desktop} {
    aspect-ratio: 4 / 5;
  }
`;
