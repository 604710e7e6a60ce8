import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { lead } from '../components/text-styles';
import { Wrap } from '../components/wrap';
import type { Breadcrumb } from '../site/page-context';
import { Breadcrumbs } from './breadcrumbs';

interface PageHeadBandProps {
  title: string;
  text: string;
  breadcrumbs: readonly Breadcrumb[];
  children?: ReactNode;
}

/** The head of every page but the home page: breadcrumbs, title, sentence. */
export function PageHeadBand({ title, text, breadcrumbs, children }: PageHeadBandProps) {
  return (
    <div css={band}>
      <Wrap>
        <Breadcrumbs trail={breadcrumbs} />
        <h1>{title}</h1>
        <p css={[lead, sentence]}>{text}</p>
        {children}
      </Wrap>
    </div>
  );
}

const band = css`
  padding-block: clamp(48px, 36px + 3vw, 88px);
  background: var(--cream);
  h1 {
    max-width: 13em;
  }
`;

const sentence = css`
  margin-top: var(--s5);
`;
