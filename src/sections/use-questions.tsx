import { useTranslation } from 'react-i18next';
import type { FaqEntry } from '../components/faq-list';
import { questionId } from '../site/routes';
import { ReadMoreLink } from '../links/page-link';

/** As src/node/content/words/words.ts describes it. */
export interface Question {
  question: string;
  answer: string;
  link?: string;
  to?: string;
}

/** Questions of a page's texts, without those about what the company does not have: they are empty. */
export function questionEntries(questions: readonly Question[], page: string): FaqEntry[] {
  return questions
    .map(({ question, answer, link, to = '' }) => {
      const [path = '', hash] = to.split('#');
      const more = link && (
        <ReadMoreLink to={path as `/${string}`} hash={hash}>
          {link}
        </ReadMoreLink>
      );
      return { id: questionId(page, question), question, answer, more };
    })
    .filter(({ question }) => question);
}

type QuestionsOf = 'home' | 'contact';

/** The list of questions of a page that has one. */
export function useQuestions(page: QuestionsOf): FaqEntry[] {
  const { t } = useTranslation(page);
  return questionEntries(t('faq.questions', { returnObjects: true }) as Question[], page);
}
