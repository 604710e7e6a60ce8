import House from '@lucide/icons/icons/house';
import MegaphoneOff from '@lucide/icons/icons/megaphone-off';
import MessagesSquare from '@lucide/icons/icons/messages-square';
import { useTranslation } from 'react-i18next';
import { inColumns, Points } from '../components/points';
import { Section } from '../components/section';

const rules = [
  { id: 'first', icon: House, tone: 'amber' },
  { id: 'second', icon: MessagesSquare, tone: 'mist' },
  { id: 'third', icon: MegaphoneOff, tone: 'sand' },
] as const;

export function Rules() {
  const { t } = useTranslation('network');
  return (
    <Section ground="sky" title={t('rules.title')} text={t('rules.lead')}>
      <Points sx={inColumns(3)} points={rules} words={(id, part) => t(`rules.${id}.${part}`)} />
    </Section>
  );
}
