import { useTranslation } from 'react-i18next';
import { telUrl } from '../site/tel-url';
import { AddressDoor } from './address-door';
import { ClosingBand } from './closing-band';
import { ButtonLink } from '../links/button-link';
import { forecastPage } from '../site/navigation';

export interface ClosingWords {
  title: string;
  text: string;
}

/** `words` are a page's own. */
export function ClosingAction({ phone, words }: { phone: string; words?: ClosingWords }) {
  const { t } = useTranslation('common');
  return (
    <ClosingBand title={words?.title ?? t('closing.title')} text={words?.text ?? t('closing.lead')}>
      <AddressDoor />
      <noscript>
        <ButtonLink to={forecastPage}>{t('closing.action')}</ButtonLink>
      </noscript>
      <a href={telUrl(phone)} css={{ minHeight: 44, paddingTop: 8, color: 'inherit' }}>
        {t('closing.call')}
      </a>
    </ClosingBand>
  );
}
