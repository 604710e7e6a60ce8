import { FaqItem } from './faq-item';

interface FaqEntry {
  id: string;
  question: string;
  answer: string;
}

interface FaqProps {
  /** Entries of one name: only one is open at a time. */
  name: string;
  entries: readonly FaqEntry[];
}

/** Questions and answers, one open at a time. */
export function Faq({ name, entries }: FaqProps) {
  return (
    <div>
      {entries.map(({ id, question, answer }) => (
        <FaqItem key={id} id={id} name={name} question={question}>
          <p>{answer}</p>
        </FaqItem>
      ))}
    </div>
  );
}
