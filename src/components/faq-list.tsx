import { FaqItem } from './faq-item';

export interface FaqEntry {
  id: string;
  question: string;
  /** Each line is a paragraph. */
  answer: string;
}

interface FaqListProps {
  /** Of all entries with the same name, the browser keeps only one open. */
  name: string;
  entries: readonly FaqEntry[];
}

/** Questions and answers, one open at a time. */
export function FaqList({ name, entries }: FaqListProps) {
  return (
    <div>
      {entries.map(({ id, question, answer }) => (
        <FaqItem key={id} id={id} name={name} question={question}>
          {answer.split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
        </FaqItem>
      ))}
    </div>
  );
}
