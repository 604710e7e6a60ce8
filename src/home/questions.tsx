import { useTranslation } from 'react-i18next';
import { QuestionsBand } from '../sections/questions-band';
import { useQuestions } from '../sections/use-questions';
import { ReadMoreLink } from '../links/page-link';

export function HomeQuestions() {
  const { t } = useTranslation('home');
  return (
    <QuestionsBand title={t('faq.title')} name="home" groups={[{ entries: useQuestions('home') }]}>
      <ReadMoreLink to="owners" action="link">
        {t('faq.action')}
      </ReadMoreLink>
    </QuestionsBand>
  );
}
