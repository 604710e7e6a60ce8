import { useTranslation } from 'react-i18next';
import type { FaqEntry } from '../components/faq-list';

const ids = ['stay', 'damage', 'leave'] as const;

/** The owners' questions that more than one page answers. */
export function useSharedQuestions(): FaqEntry[] {
  const { t } = useTranslation('questions');
  return ids.map((id) => ({ id, question: t(`${id}.question`), answer: t(`${id}.answer`) }));
}
