import { css, keyframes } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../components/use-hydrated';
import { telUrl } from '../site/tel-url';
import { note } from './form-styles';

/** How the company is reached. */
export interface Reach {
  phone: string;
  email: string;
}

interface NotReadyProps {
  id: string;
  company: Reach;
}

/**
 * Says how to reach the company when the form cannot be sent: at once without scripts, and after a
 * while when they are late or do not arrive. It goes when the form is alive.
 */
export function NotReady({ id, company }: NotReadyProps) {
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
        <p css={note}>
          {t('withoutScripts')} {ways}
        </p>
      </noscript>
      <p id={id} css={[note, late]} hidden={hydrated}>
        {t('notReady')} {ways}
      </p>
    </>
  );
}

/** Undoes the styles that hide it, including the gap of the form's grid. */
const appear = keyframes`
  to {
    visibility: visible;
    max-height: none;
    margin-top: 0;
    padding-block: 14px;
  }
`;

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
