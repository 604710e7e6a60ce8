import { useTranslation } from 'react-i18next';
import { QuestionsBand } from '../sections/questions-band';
import { useSharedQuestions } from '../sections/use-shared-questions';
import { ForwardLink } from '../links/forward-link';

export function HomeQuestions() {
  const { t } = useTranslation('home');
  return (
    <QuestionsBand
      title={t('questions.title')}
      name="home"
      groups={[{ entries: Object.values(useSharedQuestions()) }]}
    >
      <ForwardLink to="owners" action="link">
        {t('questions.action')}
      </ForwardLink>
    </QuestionsBand>
  );
}
