import { useTranslation } from 'react-i18next';
import { ClosingBand } from './closing-band';
import { ForecastWays } from './forecast-ways';

export function ClosingAction({ phone }: { phone: string }) {
  const { t } = useTranslation('common');
  return (
    <ClosingBand title={t('closing.title')} text={t('closing.lead')}>
      <ForecastWays phone={phone} sx={{ justifyContent: 'center', width: '100%' }} />
    </ClosingBand>
  );
}
