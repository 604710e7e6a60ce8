import { css } from '@emotion/react';
import Phone from '@lucide/icons/icons/phone';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { forecastPage } from '../site/navigation';
import { telUrl } from '../site/tel-url';
import { buttonStyles, media } from '../theme';
import { ButtonLink } from '../links/button-link';

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

/** A box from the third screen to the end, in which the bar sticks. theme/global-styles puts sections above it that it must not cover. */
const fromThirdScreen = css({
  display: 'none',
  [media.phoneBar]: {
    position: 'absolute',
    inset: ['min(200vh, 100%) 0 0', 'min(200svh, 100%) 0 0'],
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'end',
    pointerEvents: 'none',
    // Shows the focus where the bar lies below a section.
    '&:focus-within': { zIndex: 3 },
    "[data-banner] ~ main > &, html:has(input:not([type='range'], [type='radio'], [type='checkbox']):focus, textarea:focus) &":
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
