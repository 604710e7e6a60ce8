import { css } from '@emotion/react';
import Phone from '@lucide/icons/icons/phone';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { useNow } from '../components/use-now';
import type { OpeningHours } from '../site/opening-hours';
import { telUrl } from '../site/tel-url';
import { centredSquare, media, mediaCondition } from '../theme';

export interface CallLinkProps {
  phone: string;
  hours: readonly OpeningHours[];
}

/** A phone icon for small screens, with a dot while the office is open. */
export function CallLink({ phone, hours }: CallLinkProps) {
  const { t } = useTranslation('common');
  const now = useNow();
  const [calendar, setCalendar] = useState<typeof import('../site/opening-hours')>();
  useEffect(() => {
    if (!window.matchMedia(mediaCondition(media.belowPhablet)).matches) return;
    // The public holidays come after hydration; without them there is no dot.
    import('../site/opening-hours').then(setCalendar, () => undefined);
  }, []);
  const open = now && calendar?.isOpen(now, hours);
  return (
    <a
      href={telUrl(phone)}
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
