import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lead } from '../components/text-styles';
import { Wrap } from '../components/wrap';
import type { Breadcrumb } from '../site/page-context';

interface PageHeadBandProps {
  title: string;
  text: string;
  breadcrumbs: readonly Breadcrumb[];
  children?: ReactNode;
}

/** The head of every page but the home page: the way here, title, sentence. */
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

function Breadcrumbs({ trail }: { trail: readonly Breadcrumb[] }) {
  const { t } = useTranslation('common');
  return (
    <nav css={crumbs} aria-label={t('breadcrumbs')}>
      {trail.slice(0, -1).map(({ name, path }) => (
        <Fragment key={path}>
          <Link to={path}>{name}</Link>
          <span aria-hidden>/</span>
        </Fragment>
      ))}
      <span aria-current="page">{trail.at(-1)?.name}</span>
    </nav>
  );
}

const band = css`
  padding-block: clamp(48px, 36px + 3vw, 88px);
  background: var(--cream);
  h1 {
    max-width: 20ch;
  }
`;

const sentence = css`
  margin-top: var(--s5);
`;

const crumbs = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  margin-bottom: var(--s5);
  color: var(--ink-soft);
  font-size: var(--fs-small);
  a {
    color: inherit;
  }
`;
