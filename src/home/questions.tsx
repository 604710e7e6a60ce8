import { useTranslation } from 'react-i18next';
import { QuestionsBand } from '../sections/questions-band';
import { useSharedQuestions } from '../sections/use-shared-questions';
import { ReadMoreLink } from '../links/read-more-link';

export function HomeQuestions() {
  const { t } = useTranslation('home');
  return (
    <QuestionsBand
      title={t('questions.title')}
      name="home"
      groups={[{ entries: Object.values(useSharedQuestions()) }]}
    >
      <ReadMoreLink to="owners" action="link">
        {t('questions.action')}
      </ReadMoreLink>
    </QuestionsBand>
  );
}
