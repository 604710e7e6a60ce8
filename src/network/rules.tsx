import House from '@lucide/icons/icons/house';
import MegaphoneOff from '@lucide/icons/icons/megaphone-off';
import MessagesSquare from '@lucide/icons/icons/messages-square';
import { useTranslation } from 'react-i18next';
import { inRows, FeatureList } from '../components/feature-list';
import { Section } from '../components/section';

const rules = [
  { id: 'first', icon: House },
  { id: 'second', icon: MessagesSquare },
  { id: 'third', icon: MegaphoneOff },
] as const;

export function Rules() {
  const { t } = useTranslation('network');
  return (
    <Section ground="sky" title={t('rules.title')} text={t('rules.lead')}>
      <FeatureList sx={inRows(3)} features={rules} words={(id, part) => t(`rules.${id}.${part}`)} />
    </Section>
  );
}
