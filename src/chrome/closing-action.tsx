import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { ClosingBand } from './closing-band';
import { ForecastWays } from './forecast-ways';

/** The call to action that ends most pages; it always looks the same. */
export function ClosingAction({ phone }: { phone: string }) {
  const { t } = useTranslation('common');
  return (
    <ClosingBand title={t('closing.title')} text={t('closing.lead')}>
      <ForecastWays phone={phone} css={ways} />
    </ClosingBand>
  );
}

const ways = css`
  justify-content: center;
  width: 100%;
`;
