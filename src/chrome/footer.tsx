import CalendarCheck from '@lucide/icons/icons/calendar-check';
import Mail from '@lucide/icons/icons/mail';
import Phone from '@lucide/icons/icons/phone';
import { useTranslation } from 'react-i18next';
import { BrandIcon } from '../components/brand-icon';
import { FactList } from '../components/fact-list';
import { Icon } from '../components/icon';
import { Wrap } from '../components/wrap';
import { ConsentSettings } from '../consent/consent-settings';
import { actionPage, footerNavigation, legalNavigation } from '../site/navigation';
import { telUrl } from '../site/tel-url';
import * as styles from './footer-styles';
import { LogoLink } from './logo-link';
import { PageLink } from '../links/page-link';
import { useHasPage } from '../links/use-has-page';

interface FooterProps {
  company: Queries.FrameCompanyFragment;
}

export function Footer({ company }: FooterProps) {
  const { t } = useTranslation('common');
  return (
    <footer css={styles.footer} className="on-pine">
      <Wrap>
        <div css={styles.columns}>
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
        <div css={styles.footerEnd}>
          <span>{t('footer.copyright')}</span>
          {legalNavigation.map((id) => (
            <PageLink key={id} to={id}>
              {t(`pages.${id}`)}
            </PageLink>
          ))}
          <ConsentSettings />
        </div>
      </Wrap>
    </footer>
  );
}

function FooterBrand({ company }: FooterProps) {
  const { t } = useTranslation('common');
  return (
    <div css={styles.brand}>
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
  const { phone, guestPhone, email } = company.contact;
  const ways = [
    { icon: Phone, href: telUrl(phone), text: t('footer.phone') },
    { icon: Phone, href: guestPhone && telUrl(guestPhone), text: t('footer.guestPhone') },
    { icon: Mail, href: `mailto:${email}`, text: t('footer.email') },
  ];
  return (
    <div>
      <h2>{t('footer.contact')}</h2>
      <ul>
        {ways.map(
          ({ icon, href, text }) =>
            href && (
              <li key={href}>
                <a href={href}>
                  <Icon of={icon} size="small" />
                  {text}
                </a>
              </li>
            ),
        )}
        <li>
          <PageLink to={actionPage}>
            <Icon of={CalendarCheck} size="small" />
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
    <div css={styles.company}>
      <h2>{t('footer.company')}</h2>
      <FactList
        facts={[
          [t('footer.name'), t('footer.legalName')],
          [t('footer.registration'), t('footer.registrationNumber')],
          [t('footer.office'), t('footer.address')],
          [t('footer.hours'), t('footer.openingHours')],
        ]}
      />
    </div>
  );
}
