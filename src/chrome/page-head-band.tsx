import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { lead } from '../components/text-styles';
import { Wrap } from '../components/wrap';
import type { Breadcrumb } from '../site/page-context';
import { media } from '../theme/media';
import { Breadcrumbs } from './breadcrumbs';

interface PageHeadBandProps {
  title: string;
  text: string;
  breadcrumbs: readonly Breadcrumb[];
  /** The page's quiet drawing, which stands beside the title where there is room. */
  drawing?: 'about' | 'blog' | 'consultation' | 'contact' | 'privacy' | 'terms';
  children?: ReactNode;
}

/** The head of every page but the home page: breadcrumbs, title, sentence. */
export function PageHeadBand({ title, text, breadcrumbs, drawing, children }: PageHeadBandProps) {
  return (
    <div css={band}>
      <Wrap css={[content, drawing && drawn(drawing)]}>
        <Breadcrumbs trail={breadcrumbs} />
        <h1>{title}</h1>
        <p css={[lead, sentence]}>{text}</p>
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
