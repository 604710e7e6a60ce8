import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { lead } from '../components/text-styles';
import { Wrap } from '../components/wrap';
import { OutboundButton } from '../links/outbound-button';

export function Invitation({ group }: { group: string }) {
  const { t } = useTranslation('network');
  return (
    <Band>
      <Wrap section="invitation">
        <h2>{t('closing.title')}</h2>
        <p css={[lead, { marginBlock: 'var(--s4) var(--s6)' }]}>{t('closing.text')}</p>
        <OutboundButton href={group}>{t('head.join')}</OutboundButton>
      </Wrap>
    </Band>
  );
}
