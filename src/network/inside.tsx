import { BadgeEuro, BookOpen, MessagesSquare, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PointsBand } from '../components/points-band';

const topics = [
  { id: 'first', icon: MessagesSquare },
  { id: 'second', icon: BookOpen },
  { id: 'third', icon: BadgeEuro },
  { id: 'fourth', icon: Users },
] as const;

/** What members talk about. */
export function Inside() {
  const { t } = useTranslation('network');
  return (
    <PointsBand
      ground="cream"
      columns={2}
      title={t('inside.title')}
      text={t('inside.lead')}
      points={topics.map(({ id, icon }) => ({
        icon,
        title: t(`inside.${id}.title`),
        text: t(`inside.${id}.text`),
      }))}
    />
  );
}
