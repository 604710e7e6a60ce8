import { useTranslation } from 'react-i18next';
import type { FaqEntry } from '../components/faq-list';
import { ReadMoreLink } from '../links/read-more-link';
import { fromKeys } from '../site/from-keys';
import { anchors } from '../site/anchors';

const ids = ['stay', 'damage', 'leave'] as const;

/** The owners' questions that more than one page answers. */
export function useSharedQuestions(): Record<(typeof ids)[number], FaqEntry> {
  const { t } = useTranslation('questions');
  const policy = (
    <ReadMoreLink to="open-file" hash={anchors.insurance}>
      {t('damage.link')}
    </ReadMoreLink>
  );
  return fromKeys(ids, (id) => ({
    id,
    question: t(`${id}.question`),
    answer: t(`${id}.answer`),
    more: id === 'damage' && t('damage.link') && policy,
  }));
}
