import BookOpen from 'lucide-react/icons/book-open';
import Euro from 'lucide-react/icons/euro';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Users from 'lucide-react/icons/users';
import { useTranslation } from 'react-i18next';
import type { TileLook } from '../components/icon-tile';
import { PointsBand } from '../components/points-band';

const topics = [
  { id: 'first', icon: MessagesSquare, colour: 'sky', iconColor: 'teal' },
  { id: 'second', icon: BookOpen, colour: 'sand', iconColor: 'pine' },
  { id: 'third', icon: Euro, colour: 'amber-wash', iconColor: 'brick' },
  { id: 'fourth', icon: Users, colour: 'mist', iconColor: 'leaf' },
] as const satisfies readonly (TileLook & { id: string })[];

/** The topics that members talk about. */
export function Inside() {
  const { t } = useTranslation('network');
  return (
    <PointsBand
      ground="cream"
      columns={2}
      title={t('inside.title')}
      text={t('inside.lead')}
      points={topics.map(({ id, ...look }) => ({
        ...look,
        title: t(`inside.${id}.title`),
        text: t(`inside.${id}.text`),
      }))}
    />
  );
}
