import { useTranslation } from 'react-i18next';
import { QuestionsBand } from '../sections/questions-band';
import { questionEntries, type Question } from '../sections/use-questions';
import { telUrl } from '../site/text';

interface Group {
  title: string;
  questions: Question[];
}

export function OwnersQuestions({ phone }: { phone: string }) {
  const { t } = useTranslation('owners');
  const groups = t('faq.groups', { returnObjects: true }) as Group[];
  return (
    <QuestionsBand
      title={t('faq.title')}
      name="owners"
      groups={groups
        .map(({ title, questions }) => ({ title, entries: questionEntries(questions, 'owners') }))
        .filter(({ entries }) => entries.length > 0)}
    >
      <p css={{ marginBottom: 14, color: 'var(--ink-soft)' }}>{t('faq.text')}</p>
      <a href={telUrl(phone)} translate="no">
        {t('faq.phone')}
      </a>
    </QuestionsBand>
  );
}
