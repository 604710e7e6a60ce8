import { useTranslation } from 'react-i18next';
import { telUrl } from '../site/tel-url';
import { note } from './form-styles';

/** How the company is reached. */
export interface Reach {
  phone: string;
  email: string;
}

/** Says how to reach the company where the form cannot be sent. */
export function WithoutScripts({ company }: { company: Reach }) {
  const { t } = useTranslation('forms');
  return (
    <noscript>
      <p css={note}>
        {t('withoutScripts')} <a href={telUrl(company.phone)}>{t('reach.phone')}</a>,{' '}
        <a href={`mailto:${company.email}`}>{t('reach.email')}</a>
      </p>
    </noscript>
  );
}
