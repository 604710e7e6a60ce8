import { css } from '@emotion/react';
import Phone from '@lucide/icons/icons/phone';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { useNow } from '../components/use-now';
import { ButtonLink } from '../links/page-link';
import { forecastPage } from '../site/routes';
import { telUrl } from '../site/text';
import { buttonStyles, media, centredSquare, mediaCondition } from '../theme';

/** A phone icon for small screens, with a dot while the office is open. */
export function CallLink({ company }: { company: Queries.FrameCompanyFragment }) {
  const { t } = useTranslation('common');
  const now = useNow();
  const [calendar, setCalendar] = useState<typeof import('../site/opening-hours')>();
  useEffect(() => {
    if (!window.matchMedia(mediaCondition(media.belowPhablet)).matches) return;
    // The public holidays come after hydration; without them there is no dot.
    import('../site/opening-hours').then(setCalendar, () => undefined);
  }, []);
  const open = now && calendar?.isOpen(now, company.hours);
  return (
    <a
      href={telUrl(company.contact.phone)}
      css={call}
      aria-label={t(open ? 'header.callOpen' : 'phoneBar.callNumber')}
      data-open={open || undefined}
    >
      <Icon of={Phone} />
    </a>
  );
}

const call = css(centredSquare(44), {
  position: 'relative',
  color: 'inherit',
  '&[data-open]::after': {
    content: "''",
    position: 'absolute',
    inset: '8px 8px auto auto',
    width: 11,
    height: 11,
    border: '2px solid var(--white)',
    borderRadius: '50%',
    background: 'var(--leaf)',
  },
  // Beside the other two it has no room on the narrowest phones, or where letters are large.
  [media.narrowPhone]: { display: 'none' },
  [media.phone]: { display: 'grid' },
  [media.phablet]: { display: 'none' },
});

export function PhoneBar({ phone, hash }: { phone: string; hash?: string }) {
  const { t } = useTranslation('common');
  return (
    <StickyBar>
      <ButtonLink to={forecastPage} hash={hash}>
        {t('phoneBar.action')}
      </ButtonLink>
      <a
        href={telUrl(phone)}
        data-cta="secondary"
        css={buttonStyles('secondary')}
        aria-label={t('phoneBar.callNumber')}
      >
        <Icon of={Phone} size="small" />
        {t('phoneBar.call')}
      </a>
    </StickyBar>
  );
}

export function StickyBar({ children }: { children: React.ReactNode }) {
  return (
    <div css={fromThirdScreen} data-section="phone-bar">
      <div css={bar}>{children}</div>
    </div>
  );
}

/** The bar sticks from the third screen on; theme/global-styles puts sections above it. */
const fromThirdScreen = css({
  display: 'none',
  [media.phoneBar]: {
    position: 'absolute',
    inset: ['min(200vh, 100%) 0 0', 'min(200svh, 100%) 0 0'],
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    pointerEvents: 'none',
    // Shows the focus where the bar lies below a section.
    '&:focus-within': { zIndex: 3 },
    '[data-banner] ~ main > &': { display: 'none' },
    "html:has(input:not([type='range'], [type='radio'], [type='checkbox']):focus, textarea:focus) &":
      { display: 'none' },
  },
});

const bar = css({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  gap: 'var(--s3)',
  padding: '8px var(--gutter) calc(8px + env(safe-area-inset-bottom))',
  borderTop: '1px solid var(--line)',
  background: 'var(--white)',
  pointerEvents: 'auto',
  a: { minHeight: 48, padding: '8px 14px', fontSize: 'var(--fs-small)' },
  'a:first-of-type': { flex: 1 },
});
