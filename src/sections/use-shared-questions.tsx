import { useTranslation } from 'react-i18next';
import type { FaqEntry } from '../components/faq-list';
import { ForwardLink } from '../links/forward-link';
import { fromKeys } from '../site/from-keys';
import { sections } from '../site/sections';

const ids = ['stay', 'damage', 'leave'] as const;

/** The owners' questions that more than one page answers. */
export function useSharedQuestions(): Record<(typeof ids)[number], FaqEntry> {
  const { t } = useTranslation('questions');
  const policy = (
    <ForwardLink to="papers" hash={sections.insurance}>
      {t('damage.link')}
    </ForwardLink>
  );
  return fromKeys(ids, (id) => ({
    id,
    question: t(`${id}.question`),
    answer: t(`${id}.answer`),
    more: id === 'damage' && t('damage.link') && policy,
  }));
}
