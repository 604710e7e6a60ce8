import { css } from '@emotion/react';
import Clock from '@lucide/icons/icons/clock';
import Mail from '@lucide/icons/icons/mail';
import MapPin from '@lucide/icons/icons/map-pin';
import Phone from '@lucide/icons/icons/phone';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { telUrl } from '../site/tel-url';
import { cardText, cardTitle, media, sideBySide } from '../theme';

interface InfoCardsProps {
  phone: string;
  guestPhone?: string | null;
  email: string;
  mapUrl?: string | null;
}

export function InfoCards({ phone, guestPhone, email, mapUrl }: InfoCardsProps) {
  const { t } = useTranslation('contact');
  const cards = [
    {
      id: 'phone',
      icon: Phone,
      link: (
        <>
          <a href={telUrl(phone)} translate="no">
            {t('info.phone.value')}
          </a>
          {guestPhone && (
            <>
              <br />
              <a href={telUrl(guestPhone)}>{t('info.phone.guests')}</a>
            </>
          )}
        </>
      ),
    },
    {
      id: 'email',
      icon: Mail,
      link: (
        <a href={`mailto:${email}`} translate="no">
          {t('info.email.value')}
        </a>
      ),
    },
    {
      id: 'office',
      icon: MapPin,
      link: mapUrl ? (
        <a href={mapUrl} rel="noopener">
          {t('info.office.value')}
        </a>
      ) : (
        t('info.office.value')
      ),
    },
    { id: 'hours', icon: Clock, link: t('info.hours.value') },
  ] as const;
  return (
    <ul css={grid}>
      {cards.map(({ id, icon, link }) => (
        <li key={id}>
          <Icon of={icon} size="large" />
          <h2 css={cardTitle}>{t(`info.${id}.title`)}</h2>
          <p css={value}>{link}</p>
          <p css={cardText}>{t(`info.${id}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}

const grid = css(sideBySide('1fr 1fr', { gap: 'var(--s5)', from: 'phablet' }), {
  li: {
    display: 'grid',
    gridTemplateColumns: '30px 1fr',
    alignContent: 'center',
    columnGap: 20,
    padding: 'var(--card-padding)',
    borderRadius: 'var(--r-l)',
    background: 'var(--cream)',
  },
  h2: { fontFamily: 'var(--text)' },
  svg: { gridRow: 'span 3', alignSelf: 'center', color: 'var(--teal)' },
  // On a phone one card with small type, so that the form is near.
  [media.belowPhablet]: {
    gap: 0,
    borderRadius: 'var(--r-l)',
    background: 'var(--cream)',
    li: { columnGap: 16, padding: '14px 20px', borderRadius: 0, background: 'none' },
    'li + li': { borderTop: '1px solid var(--line)' },
    'h2, p + p': { fontSize: 'var(--fs-small)', lineHeight: 1.4 },
    p: { margin: 0 },
  },
  [media.desktop]: { gridTemplateColumns: '1fr', alignSelf: 'start' },
});

const value = css({
  marginBlock: 6,
  fontWeight: 600,
  a: { display: 'inline-flex', alignItems: 'center', minHeight: 32, overflowWrap: 'anywhere' },
});
