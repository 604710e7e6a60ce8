import BookOpen from '@lucide/icons/icons/book-open';
import Euro from '@lucide/icons/icons/euro';
import House from '@lucide/icons/icons/house';
import MegaphoneOff from '@lucide/icons/icons/megaphone-off';
import MessagesSquare from '@lucide/icons/icons/messages-square';
import Users from '@lucide/icons/icons/users';
import { useTranslation } from 'react-i18next';
import { inColumns, Points } from '../components/points';
import { Section } from '../components/section';

const topics = [
  { id: 'first', icon: MessagesSquare, tone: 'sky' },
  { id: 'second', icon: BookOpen, tone: 'sand' },
  { id: 'third', icon: Euro, tone: 'amber' },
  { id: 'fourth', icon: Users, tone: 'mist' },
] as const;

export function Inside() {
  const { t } = useTranslation('network');
  return (
    <Section ground="cream" title={t('inside.title')} text={t('inside.lead')}>
      <Points sx={inColumns(4)} points={topics} words={(id, part) => t(`inside.${id}.${part}`)} />
    </Section>
  );
}

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
