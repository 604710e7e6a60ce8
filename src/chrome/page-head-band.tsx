import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lead } from '../components/text-styles';
import { Wrap } from '../components/wrap';
import type { Breadcrumb } from '../site/page-context';
import type { PageRouteId } from '../site/routes';
import { media } from '../theme/media';
import { Breadcrumbs } from './breadcrumbs';

interface PageHeadBandProps {
  /** The page whose texts the head shows. */
  route: Exclude<PageRouteId, 'home'>;
  breadcrumbs: readonly Breadcrumb[];
  /** Instead of the route's own title. */
  title?: string;
  children?: ReactNode;
}

/** The pages that have a quiet drawing, which stands beside the title where there is room. */
const drawings: readonly PageRouteId[] = [
  'about',
  'blog',
  'consultation',
  'contact',
  'papers',
  'privacy',
  'terms',
];

/** The head of a page without a picture: breadcrumbs, title, sentence. */
export function PageHeadBand({ route, breadcrumbs, title, children }: PageHeadBandProps) {
  const { t } = useTranslation(route);
  return (
    <div css={band}>
      <Wrap css={[content, drawings.includes(route) && drawn(route)]}>
        <Breadcrumbs trail={breadcrumbs} />
        <h1>{title ?? t('head.title')}</h1>
        <p css={[lead, sentence]}>{t('head.lead')}</p>
        {children}
      </Wrap>
    </div>
  );
}

const band = css`
  background: var(--cream);
`;

const content = css`
  padding-block: clamp(28px, 12px + 4.6vw, 88px);
  h1 {
    max-width: 13em;
  }
`;

/** Decoration, so a background, which phones do not load. */
const drawn = (drawing: string) => css`
  ${media.desktop} {
    background: url('/page-${drawing}.svg') right var(--gutter) bottom / 36% auto no-repeat;
    h1 {
      max-width: min(13em, 60%);
    }
    p {
      max-width: min(34em, 58%);
    }
  }
`;

const sentence = css`
  margin-top: var(--s5);
`;
