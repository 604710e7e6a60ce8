import { css, keyframes } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../components/use-hydrated';
import { telUrl } from '../site/tel-url';
import { formNote } from './form-styles';

export interface CompanyContact {
  phone: string;
  email: string;
}

/** Says how to reach the company: at once without scripts, and after a while when they are late. */
export function NotReady({ id, company }: { id: string; company: CompanyContact }) {
  const { t } = useTranslation('forms');
  const hydrated = useHydrated();
  const ways = (
    <>
      <a href={telUrl(company.phone)}>{t('reach.phone')}</a>,{' '}
      <a href={`mailto:${company.email}`}>{t('reach.email')}</a>
    </>
  );
  return (
    <>
      <noscript>
        <p css={formNote}>
          {t('withoutScripts')} {ways}
        </p>
      </noscript>
      <p id={id} css={[formNote, late]} hidden={hydrated}>
        {t('notReady')} {ways}
      </p>
    </>
  );
}

const appear = keyframes`
  to {
    visibility: visible;
    max-height: none;
    margin-top: 0;
    padding-block: 14px;
  }
`;

/** The margin takes back the gap of the form's grid. */
const late = css`
  visibility: hidden;
  max-height: 0;
  margin-top: -18px;
  padding-block: 0;
  animation: ${appear} 0s 3s forwards;
  @media (scripting: none) {
    display: none;
  }
`;
