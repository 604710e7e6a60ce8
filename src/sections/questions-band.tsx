import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { FaqList, type FaqEntry } from '../components/faq-list';
import { Section, titleBeside } from '../components/section';
import { ReadMoreLink } from '../links/page-link';
import { questionId } from '../site/routes';
import { groupTitle, media } from '../theme';

interface QuestionsBandProps {
  title: string;
  name: string;
  /** Each folded below its title, if it has one. */
  groups: readonly { title?: string; entries: readonly FaqEntry[] }[];
  children: React.ReactNode;
}

export function QuestionsBand({ title, name, groups, children }: QuestionsBandProps) {
  return (
    <Section sx={[titleBeside, { rowGap: 22 }]} name="questions">
      <div>
        <h2 css={{ marginBottom: 14 }}>{title}</h2>
        {children}
      </div>
      <div>
        {groups.map(({ title: group = '', entries }) => {
          const list = <FaqList key={group} name={name} entries={entries} />;
          if (!group) return list;
          return (
            <Disclosure key={group} title={group} sx={folded}>
              {list}
            </Disclosure>
          );
        })}
      </div>
    </Section>
  );
}

const folded = css({
  borderTop: '1px solid var(--line)',
  '&:last-child': { borderBottom: '1px solid var(--line)' },
  '& > summary': [groupTitle, { minHeight: 60, [media.phablet]: { minHeight: 84 } }],
  'details:last-child': { borderBottom: 0, marginBottom: 12 },
});

/** A question in a file of texts; src/node/content/words/words.ts checks it. */
export interface Question {
  question: string;
  answer: string;
  link?: string;
  to?: string;
}

/** The questions of a page, without the empty ones, whose fact the company lacks. */
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

/** The list of questions of a page that has one. */
export function useQuestions(page: 'home' | 'contact'): FaqEntry[] {
  const { t } = useTranslation(page);
  return questionEntries(t('faq.questions', { returnObjects: true }) as Question[], page);
}
