import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { telUrl } from '../site/tel-url';
import { cluster, media, touchTarget } from '../theme';
import { ButtonLink } from '../links/button-link';
import { forecastPage } from '../site/navigation';

export function ForecastWays({ phone }: { phone: string }) {
  const { t } = useTranslation('common');
  return (
    <div css={ways}>
      <ButtonLink to={forecastPage}>{t('closing.action')}</ButtonLink>
      <a href={telUrl(phone)}>{t('closing.call')}</a>
    </div>
  );
}

const ways = css(cluster('var(--s3) var(--s4)'), {
  alignItems: 'center',
  [media.tablet]: { flexDirection: 'column', alignItems: 'start' },
  "a[href^='tel:']": [touchTarget, { color: 'inherit', fontWeight: 500, textUnderlineOffset: 5 }],
  [media.belowPhablet]: { justifyContent: 'center', 'a:first-of-type': { width: '100%' } },
});
