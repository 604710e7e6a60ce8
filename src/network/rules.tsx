import House from 'lucide-react/icons/house';
import MegaphoneOff from 'lucide-react/icons/megaphone-off';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { SectionHead } from '../components/section-head';
import { Steps } from '../components/steps';
import { Wrap } from '../components/wrap';

const rules = [
  { id: 'first', icon: House },
  { id: 'second', icon: MessagesSquare },
  { id: 'third', icon: MegaphoneOff },
] as const;

/** The group's three rules. */
export function Rules() {
  const { t } = useTranslation('network');
  return (
    <Band ground="sky">
      <Wrap>
        <SectionHead title={t('rules.title')} text={t('rules.lead')} />
        <Steps
          steps={rules.map(({ id, icon }) => ({
            icon,
            title: t(`rules.${id}.title`),
            text: t(`rules.${id}.text`),
            note: t(`rules.${id}.note`),
          }))}
        />
      </Wrap>
    </Band>
  );
}
