import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../components/button-styles';
import { Picture } from '../components/picture';
import { lead } from '../components/text-styles';
import { TickList } from '../components/tick-list';
import { Wrap } from '../components/wrap';
import { formId } from '../forms/inquiries';
import { Breadcrumbs } from '../chrome/breadcrumbs';
import type { Breadcrumb } from '../site/page-context';
import { media } from '../theme/media';

const proofs = ['income', 'fees', 'time'] as const;

interface OwnersHeroProps {
  picture: IGatsbyImageData;
  breadcrumbs: readonly Breadcrumb[];
  /** The form. */
  children: ReactNode;
}

/** The first screen for owners: what their apartment could earn, and the form to ask for it. */
export function OwnersHero({ picture, breadcrumbs, children }: OwnersHeroProps) {
  const { t } = useTranslation('owners');
  return (
    <div css={hero} data-section="hero">
      <Wrap css={layout}>
        <div css={column}>
          <Breadcrumbs trail={breadcrumbs} />
          <h1>{t('head.title')}</h1>
          <p css={[lead, sentence]}>{t('head.lead')}</p>
          <a
            href={`#${formId('property')}`}
            css={[buttonStyles('primary'), jump]}
            data-cta="primary"
          >
            {t('head.action')}
          </a>
          <TickList css={list} items={proofs.map((proof) => t(`proofs.${proof}`))} />
        </div>
        <div css={formPlace}>{children}</div>
        <Picture image={picture} alt={t('head.picture')} position="50% 50%" priority css={house} />
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
    grid-template: auto minmax(280px, 1fr) / minmax(0, 1fr) 480px;
    gap: var(--s6) 80px;
  }
`;

const formPlace = css`
  ${media.desktop} {
    grid-area: 1 / 2 / span 2;
  }
`;

const column = css`
  display: flex;
  flex-direction: column;
`;

const sentence = css`
  margin-top: var(--s5);
`;

/** Only on a phone the form is out of sight. */
const jump = css`
  margin-top: var(--s5);
  ${media.phablet} {
    display: none;
  }
`;

const list = css`
  margin-top: var(--s5);
  font-weight: 500;
`;

/** Below the form, or beside it, where it fills the space that the text leaves. */
const house = css`
  aspect-ratio: 1.24;
  border-radius: var(--r-l);
  ${media.desktop} {
    aspect-ratio: auto;
  }
`;
