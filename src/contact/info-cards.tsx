import { css } from '@emotion/react';
import Clock from '@lucide/icons/icons/clock';
import Mail from '@lucide/icons/icons/mail';
import MapPin from '@lucide/icons/icons/map-pin';
import Phone from '@lucide/icons/icons/phone';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { OptionalLink } from '../components/optional-link';
import { telUrl } from '../site/tel-url';
import { cardText, cardTitle, media, visuallyHidden } from '../theme';

interface InfoCardsProps {
  phone: string;
  guestPhone?: string | null;
  email: string;
  mapUrl?: string | null;
}

export function InfoCards({ phone, guestPhone, email, mapUrl }: InfoCardsProps) {
  const { t } = useTranslation('contact');
  const cards = [
    { id: 'phone', icon: Phone, href: telUrl(phone), translate: 'no' },
    { id: 'email', icon: Mail, href: `mailto:${email}`, translate: 'no' },
    { id: 'office', icon: MapPin, href: mapUrl, rel: 'noopener' },
    { id: 'hours', icon: Clock, href: undefined },
  ] as const;
  return (
    <ul css={rows}>
      {cards.map(({ id, icon, ...link }) => (
        <li key={id}>
          <Icon of={icon} />
          <h2 css={cardTitle}>{t(`info.${id}.title`)}</h2>
          <p css={value}>
            <OptionalLink {...link}>{t(`info.${id}.value`)}</OptionalLink>
            {id === 'phone' && guestPhone && (
              <>
                <br />
                <a href={telUrl(guestPhone)}>{t('info.phone.guests')}</a>
              </>
            )}
          </p>
          <p css={cardText}>{t(`info.${id}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}

const rows = css({
  alignSelf: 'start',
  li: {
    display: 'grid',
    gridTemplateColumns: '24px 1fr',
    columnGap: 20,
    paddingBlock: 'clamp(10px, 1.4vw, 20px)',
    borderTop: '1px solid var(--line)',
  },
  'li:first-of-type': { paddingTop: 0, border: 0 },
  svg: { gridRow: 'span 3', marginTop: 2, color: 'var(--teal)' },
  // Small on a phone, so that the form is close to the top.
  [media.belowPhablet]: {
    h2: visuallyHidden,
    'p + p': { fontSize: 'var(--fs-small)', lineHeight: 1.4 },
    p: { margin: 0 },
  },
});

const value = css({
  marginBlock: 6,
  fontWeight: 600,
  a: { display: 'inline-flex', alignItems: 'center', minHeight: 32, overflowWrap: 'anywhere' },
});
