import { useTranslation } from 'react-i18next';
import { QuestionsBand } from '../sections/questions-band';
import { useSharedQuestions } from '../sections/use-shared-questions';
import { ReadMoreLink } from '../links/read-more-link';
import { anchors } from '../site/anchors';
import { telUrl } from '../site/tel-url';

const groups = [
  { id: 'money', questions: ['cost', 'money', 'sum', 'shortfall', 'safe'] },
  { id: 'fit', questions: ['allowed', 'tenant', 'nearby', 'start', 'winter'] },
  { id: 'guests', questions: ['platforms', 'neighbours', 'deposit', 'refunds'] },
  { id: 'home', questions: ['stay', 'access', 'repairs', 'damage', 'policy'] },
  { id: 'ways', questions: ['team', 'references', 'exclusive', 'listing', 'sale', 'leave'] },
] as const;

interface QuestionsProps {
  phone: string;
  /** The slug of the article about rules and taxes. */
  guide?: string;
}

export function OwnersQuestions({ phone, guide }: QuestionsProps) {
  const { t } = useTranslation('owners');
  const shared = useSharedQuestions();
  const more = {
    cost: { to: 'open-file', hash: anchors.prices },
    allowed: { to: 'blog', article: guide },
  } as const;
  const entry = (id: (typeof groups)[number]['questions'][number]) => {
    if (id === 'stay' || id === 'damage' || id === 'leave') return shared[id];
    const link = (id === 'cost' || id === 'allowed') && (
      <ReadMoreLink {...more[id]}>{t(`faq.${id}.link`)}</ReadMoreLink>
    );
    return { id, question: t(`faq.${id}.question`), answer: t(`faq.${id}.answer`), more: link };
  };
  return (
    <QuestionsBand
      title={t('faq.title')}
      name="owners"
      groups={groups.map(({ id, questions }) => ({
        title: t(`faq.groups.${id}`),
        // A question about what the company does not have is empty.
        entries: questions.map(entry).filter(({ question }) => question),
      }))}
    >
      <p css={{ marginBottom: 14, color: 'var(--ink-soft)' }}>{t('faq.text')}</p>
      <a href={telUrl(phone)} translate="no">
        {t('faq.phone')}
      </a>
    </QuestionsBand>
  );
}
