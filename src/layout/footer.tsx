import { css } from '@emotion/react';
import ArrowRight from '@lucide/icons/icons/arrow-right';
import Mail from '@lucide/icons/icons/mail';
import Phone from '@lucide/icons/icons/phone';
import { useTranslation } from 'react-i18next';
import { BrandIcon, Icon } from '../components/icon';
import { FactList } from '../components/fact-list';
import { Container } from '../components/section';
import { ConsentSettings } from '../analytics/consent-question';
import { actionPage, footerNavigation, legalNavigation } from '../site/routes';
import { telUrl } from '../site/text';
import { spaceBetween, cluster, grid, media, visuallyHidden } from '../theme';
import { LogoLink } from './navigation';
import { PageLink } from '../links/page-link';
import { useHasPage } from '../links/current-page';

interface FooterProps {
  company: Queries.FrameCompanyFragment;
}

export function Footer({ company }: FooterProps) {
  const { t } = useTranslation('common');
  return (
    <footer css={footer} className="on-pine">
      <Container>
        <div css={columns}>
          <FooterBrand company={company} />
          <nav aria-label={t('footer.pages')}>
            <h2>{t('footer.pages')}</h2>
            <ul>
              {footerNavigation.filter(useHasPage()).map((id) => (
                <li key={id}>
                  <PageLink to={id}>{t(`pages.${id}`)}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <FooterContact company={company} />
          <FooterCompany />
        </div>
        <div css={footerEnd}>
          <span>{t('footer.copyright')}</span>
          {legalNavigation.map((id) => (
            <PageLink key={id} to={id}>
              {t(`pages.${id}`)}
            </PageLink>
          ))}
          <ConsentSettings />
        </div>
      </Container>
    </footer>
  );
}

function FooterBrand({ company }: FooterProps) {
  const { t } = useTranslation('common');
  return (
    <div css={brand}>
      <LogoLink name={company.name} />
      <p>{t('footer.tagline')}</p>
      <ul>
        {company.networks?.map(({ name, url }) => (
          <li key={url}>
            <a href={url} aria-label={t('footer.network', { name })} rel="noopener">
              <BrandIcon of={name} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FooterContact({ company }: FooterProps) {
  const { t } = useTranslation('common');
  const { phone, secondPhone, guestPhone, email } = company.contact;
  const contacts = [
    { icon: Phone, href: telUrl(phone), text: t('footer.phone'), translate: 'no' },
    { icon: Phone, href: secondPhone && telUrl(secondPhone), text: t('footer.secondPhone') },
    { icon: Phone, href: guestPhone && telUrl(guestPhone), text: t('footer.guestPhone') },
    { icon: Mail, href: `mailto:${email}`, text: t('footer.email'), translate: 'no' },
  ] as const;
  return (
    <div>
      <h2>{t('footer.contact')}</h2>
      <ul>
        {contacts.map(
          ({ icon, href, text, ...marks }) =>
            href && (
              <li key={href}>
                <a href={href} {...marks}>
                  <Icon of={icon} size="small" />
                  {text}
                </a>
              </li>
            ),
        )}
        <li>
          <PageLink to={actionPage}>
            <Icon of={ArrowRight} size="small" />
            {t(`pages.${actionPage}`)}
          </PageLink>
        </li>
      </ul>
    </div>
  );
}

function FooterCompany() {
  const { t } = useTranslation('common');
  return (
    <div css={companyStyle}>
      <h2>{t('footer.company')}</h2>
      <FactList
        facts={(
          [
            [t('footer.name'), t('footer.legalName'), true],
            [t('footer.registration'), t('footer.registrationNumber')],
            [t('footer.office'), t('footer.address'), true],
            [t('footer.hours'), t('footer.openingHours')],
          ] as const
        ).filter(([, value]) => value)}
      />
    </div>
  );
}

const footer = css({
  background: 'var(--pine-deep)',
  paddingBottom: 'var(--consent, 0px)',
  color: 'var(--on-pine-soft)',
  fontSize: 'var(--fs-small)',
  'a, button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 32,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  button: { padding: 0, border: 0, background: 'none', cursor: 'pointer' },
  'a:hover, button:hover': { color: 'var(--on-pine)', textDecoration: 'underline' },
  h2: {
    marginBottom: 10,
    color: 'var(--on-pine)',
    font: '600 var(--fs-small) / 1.4 var(--text)',
    letterSpacing: 0,
  },
});

const columns = css(grid(16), {
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: '24px 16px',
  [media.phone]: {
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: 24,
    // The company's data stand where the short list of the two leaves room.
    nav: { gridRow: 'span 2' },
  },
  [media.phablet]: {
    gridTemplateColumns: 'auto auto 1fr',
    gap: 32,
    paddingBlock: '48px 32px',
    nav: { gridRow: 'auto' },
  },
  [media.tablet]: { gridTemplateColumns: '4fr 2.4fr 3fr 3fr', paddingTop: 72 },
});

const brand = css({
  gridColumn: '1 / -1',
  '& > a': { color: 'var(--on-pine)' },
  p: { maxWidth: '19em', marginTop: 12, lineHeight: 1.5 },
  ul: { display: 'flex', gap: 10, marginTop: 20 },
  'li a': {
    justifyContent: 'center',
    width: 44,
    height: 44,
    border: '1px solid var(--pine-line)',
    borderRadius: 'var(--r)',
  },
  [media.belowPhablet]: [
    spaceBetween,
    { flexWrap: 'wrap', rowGap: 12, p: visuallyHidden, ul: { marginTop: 0 } },
  ],
  [media.tablet]: { gridColumn: 'auto' },
});

const companyStyle = css({
  // The facts stand on the lines of the links beside them.
  dl: { display: 'grid', gap: 8, paddingTop: 5, lineHeight: 1.45 },
  dt: { opacity: 0.85 },
  [media.belowPhablet]: {
    h2: visuallyHidden,
    dl: { gap: 4, paddingTop: 0 },
    'dt, dd': { display: 'inline' },
    'dt::after': { content: "' '" },
  },
});

const footerEnd = css(cluster('4px clamp(14px, 2.2vw, 28px)'), {
  alignItems: 'center',
  paddingBlock: '10px 16px',
  borderTop: '1px solid var(--pine-line)',
  '& > span': { paddingBlock: 6 },
  [media.phablet]: { '& > span': { marginRight: 'auto' } },
});
