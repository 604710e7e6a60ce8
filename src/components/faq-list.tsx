import { FaqItem } from './faq-item';

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
const FEW = 3;

/** Questions and answers: few are open, of many one at a time. */
export function FaqList({ name, entries }: FaqListProps) {
  const few = entries.length <= FEW;
  return (
    <div>
      {entries.map(({ id, question, answer }) => (
        <FaqItem key={id} id={id} name={few ? undefined : name} open={few} question={question}>
          {answer.split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
        </FaqItem>
      ))}
    </div>
  );
}
