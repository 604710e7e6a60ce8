import { css, keyframes } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../start/hydration-hooks';
import { telUrl } from '../site/text';
import { formNote } from './form-styles';

export interface CompanyContact {
  phone: string;
  email: string;
}

/** Says how to reach the company: at once without scripts, and after a while when they are late. */
export function FormNotReady({ id, company }: { id: string; company: CompanyContact }) {
  const { t } = useTranslation('forms');
  const hydrated = useHydrated();
  const links = (
    <>
      <a href={telUrl(company.phone)} translate="no">
        {t('reach.phone')}
      </a>
      ,{' '}
      <a href={`mailto:${company.email}`} translate="no">
        {t('reach.email')}
      </a>
    </>
  );
  return (
    <>
      <noscript>
        <p css={formNote}>
          {t('withoutScripts')} {links}
        </p>
      </noscript>
      <p id={id} css={[formNote, late]} hidden={hydrated}>
        {t('notReady')} {links}
      </p>
    </>
  );
}

const appear = keyframes({
  to: { visibility: 'visible', maxHeight: 'none', marginTop: 0, paddingBlock: 14 },
});

/** The margin takes back the gap of the form's grid. */
const late = css({
  visibility: 'hidden',
  maxHeight: 0,
  marginTop: -18,
  paddingBlock: 0,
  animation: `${appear} 0s 3s forwards`,
  '@media (scripting: none)': { display: 'none' },
});
