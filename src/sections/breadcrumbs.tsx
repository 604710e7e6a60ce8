import { css } from '@emotion/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { clamped, cluster, media, muted, visuallyHidden } from '../theme';
import { useCurrentPage } from '../links/current-page';
import { SiteLink } from '../links/page-link';

export function Breadcrumbs() {
  const { breadcrumbs: trail = [] } = useCurrentPage().pageContext;
  const { t } = useTranslation('common');
  return (
    <nav css={[crumbs, trail.length < 3 && aboveTitle]} aria-label={t('breadcrumbs')}>
      {trail.slice(0, -1).map(({ name, path }) => (
        <Fragment key={path}>
          <SiteLink to={path}>{name}</SiteLink>
          <span aria-hidden>/</span>
        </Fragment>
      ))}
      <span aria-current="page">{trail[trail.length - 1]?.name}</span>
    </nav>
  );
}

const crumbs = css(cluster('4px 8px'), muted, {
  marginBottom: 'var(--s5)',
  a: { color: 'inherit' },
  // An article's long title stands in full below.
  '[aria-current]': [clamped(1), { flex: 1, minWidth: '6em', overflowWrap: 'anywhere' }],
});

/** On a phone the title says it. */
const aboveTitle = css({ [media.belowPhablet]: { '&:not(:focus-within)': visuallyHidden } });
