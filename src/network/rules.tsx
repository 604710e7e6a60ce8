import House from 'lucide-react/icons/house';
import MegaphoneOff from 'lucide-react/icons/megaphone-off';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { useTranslation } from 'react-i18next';
import { Section } from '../components/section';
import { Steps } from '../components/steps';

const rules = [
  { id: 'first', icon: House },
  { id: 'second', icon: MessagesSquare },
  { id: 'third', icon: MegaphoneOff },
] as const;

/** The group's three rules. */
export function Rules() {
  const { t } = useTranslation('network');
  return (
    <Section ground="sky" title={t('rules.title')} text={t('rules.lead')}>
      <Steps steps={rules} words={(id, part) => t(`rules.${id}.${part}`)} />
    </Section>
  );
}
