import BookOpen from '@lucide/icons/icons/book-open';
import Euro from '@lucide/icons/icons/euro';
import MessagesSquare from '@lucide/icons/icons/messages-square';
import Users from '@lucide/icons/icons/users';
import { useTranslation } from 'react-i18next';
import { inRows, FeatureList } from '../components/feature-list';
import { Section } from '../components/section';

const topics = [
  { id: 'first', icon: MessagesSquare },
  { id: 'second', icon: BookOpen },
  { id: 'third', icon: Euro },
  { id: 'fourth', icon: Users },
] as const;

export function Inside() {
  const { t } = useTranslation('network');
  return (
    <Section ground="cream" title={t('inside.title')} text={t('inside.lead')}>
      <FeatureList
        sx={inRows(2)}
        features={topics}
        words={(id, part) => t(`inside.${id}.${part}`)}
      />
    </Section>
  );
}
