import { BadgeEuro, BookOpen, MessagesSquare, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { Points } from '../components/points';
import { SectionHead } from '../components/section-head';
import { lead } from '../components/text-styles';
import { Wrap } from '../components/wrap';

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
    <Band ground="cream">
      <Wrap>
        <SectionHead title={t('inside.title')}>
          <p css={lead}>{t('inside.lead')}</p>
        </SectionHead>
        <Points
          columns={2}
          points={topics.map(({ id, icon }) => ({
            icon,
            title: t(`inside.${id}.title`),
            text: t(`inside.${id}.text`),
          }))}
        />
      </Wrap>
    </Band>
  );
}
