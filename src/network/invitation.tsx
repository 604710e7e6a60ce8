import { useTranslation } from 'react-i18next';
import { OutboundButton } from '../links/outbound-button';
import { ClosingBand } from '../sections/closing-band';

export function Invitation({ group }: { group: string }) {
  const { t } = useTranslation('network');
  return (
    <ClosingBand title={t('closing.title')} text={t('closing.text')} name="invitation">
      <OutboundButton href={group}>{t('head.join')}</OutboundButton>
    </ClosingBand>
  );
}
