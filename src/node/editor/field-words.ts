/** What the editor calls a field, and what it says about it. */
interface FieldWord {
  label: string;
  hint?: string;
}

/** The words for a field: by its whole path, else by its name, else its name as it is. */
export type FieldWords = (path: string, name: string) => FieldWord;

/** Words by path or name; a text with ` | ` in it is a label with its hint. */
export type WordList = Readonly<Record<string, string>>;

export function fieldWords(list: WordList): FieldWords {
  return (path, name) => {
    const [label = name, hint] = (list[path] ?? list[name] ?? name).split(' | ');
    return { label, ...(hint !== undefined && { hint }) };
  };
}
