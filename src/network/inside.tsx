import BookOpen from '@lucide/icons/icons/book-open';
import Euro from '@lucide/icons/icons/euro';
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
