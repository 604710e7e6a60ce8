import { css } from '@emotion/react';
import Clock from '@lucide/icons/icons/clock';
import Mail from '@lucide/icons/icons/mail';
import MapPin from '@lucide/icons/icons/map-pin';
import Phone from '@lucide/icons/icons/phone';
import { useTranslation } from 'react-i18next';
import { FactList } from '../components/fact-list';
import { FaqList } from '../components/faq-list';
import { Icon } from '../components/icon';
import { OptionalLink } from '../components/optional-link';
import { Section } from '../components/section';
import { Fields } from '../forms/field';
import { InquiryForm, type FormProps } from '../forms/inquiry-form';
import { useQuestions } from '../sections/questions-band';
import { telUrl } from '../site/text';
import { media, sideBySide, groupTitle, cardText, cardTitle, visuallyHidden } from '../theme';

interface InfoCardsProps {
  phone: string;
  secondPhone?: string | null;
  guestPhone?: string | null;
  email: string;
  mapUrl?: string | null;
}

export function InfoCards({ phone, secondPhone, guestPhone, email, mapUrl }: InfoCardsProps) {
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
            {id === 'phone' && secondPhone && (
              <a href={telUrl(secondPhone)}>{t('info.phone.secondPhone')}</a>
            )}
            {id === 'phone' && guestPhone && (
              <a href={telUrl(guestPhone)}>{t('info.phone.guestPhone')}</a>
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
    gridTemplateColumns: '24px minmax(0, 1fr)',
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
  a: {
    display: 'flex',
    alignItems: 'center',
    width: 'max-content',
    maxWidth: '100%',
    minHeight: 32,
    overflowWrap: 'anywhere',
  },
});

export function ContactForm(props: FormProps) {
  const { t } = useTranslation('contact');
  return (
    <InquiryForm {...props} type="contact" words={t('form', { returnObjects: true })}>
      <h2 css={groupTitle}>{t('form.title')}</h2>
      <Fields />
    </InquiryForm>
  );
}

const details = ['name', 'registration', 'vat', 'office'] as const;
const names: readonly string[] = ['name', 'office'];

export function ContactQuestions() {
  const { t } = useTranslation('contact');
  return (
    <Section ground="cream" sx={layout}>
      <div>
        <h2>{t('details.title')}</h2>
        <FactList
          facts={details
            .map(
              (id) =>
                [t(`details.${id}.term`), t(`details.${id}.value`), names.includes(id)] as const,
            )
            .filter(([, value]) => value)}
        />
      </div>
      <div>
        <h2>{t('faq.title')}</h2>
        <FaqList name="contact" entries={useQuestions('contact')} />
      </div>
    </Section>
  );
}

const layout = css(sideBySide('4fr 8fr', { gap: '32px', wideGap: '72px' }), {
  h2: { marginBottom: 'var(--s4)', fontSize: 'var(--fs-h3)' },
  dl: { display: 'grid', gap: 'var(--s2) var(--s4)' },
  [media.belowPhablet]: {
    'dl div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px' },
  },
  dt: { color: 'var(--ink-soft)', fontSize: 'var(--fs-small)' },
  dd: { minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' },
});
