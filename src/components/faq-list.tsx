import { useTranslation } from 'react-i18next';
import { FaqItem } from './faq-item';
import { Fold } from './fold';

export interface FaqEntry {
  id: string;
  question: string;
  /** Each line is a paragraph. */
  answer: string;
}

interface FaqListProps {
  /** Of many entries with the same name, the browser keeps only one open. */
  name: string;
  entries: readonly FaqEntry[];
}

/** So few answers are all open from the start. */
const ALL_OPEN = 3;

/** A phone folds away all questions after these. */
const UNFOLDED = 5;

export function FaqList({ name, entries }: FaqListProps) {
  const { t } = useTranslation('common');
  const few = entries.length <= ALL_OPEN;
  const item = ({ id, question, answer }: FaqEntry) => (
    <FaqItem key={id} id={id} name={few ? undefined : name} open={few} question={question}>
      {answer.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
    </FaqItem>
  );
  const others = entries.slice(UNFOLDED);
  return (
    <div>
      {entries.slice(0, UNFOLDED).map(item)}
      {others.length > 0 && (
        <Fold title={t('moreQuestions', { count: others.length })} phoneOnly="untitled">
          {others.map(item)}
        </Fold>
      )}
    </div>
  );
}
