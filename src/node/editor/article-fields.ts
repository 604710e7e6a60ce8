import { categories } from '../../site/categories';
import { proseComponents } from '../../site/prose';
import { describe } from '../content/describe';
import { legalSchema } from '../content/legal/read-legal-page';
import { postSchema, sharedFields } from '../content/posts/post-schema';
import { fieldsOf, type EditorField } from './fields';

const BUTTONS = [
  ...['bold', 'italic', 'strikethrough', 'code', 'link'],
  ...['heading-two', 'heading-three', 'heading-four'],
  ...['bulleted-list', 'numbered-list', 'quote'],
];

const body: EditorField = {
  name: 'body',
  label: 'Teksts',
  i18n: true,
  widget: 'richtext',
  buttons: BUTTONS,
  editor_components: [...proseComponents, 'Table'],
  use_emoji_autocomplete: false,
};

interface ArticleStart {
  id: number;
  date: string;
  categoryNames: Readonly<Record<string, unknown>>;
}

/** What a form has beyond the schema: the beginning of a new article, and names to choose from. */
const beyondSchema = ({ id, date, categoryNames }: ArticleStart) => ({
  id: { default: id },
  excerpt: { maxlength: 160 },
  category: { options: categories.map((value) => ({ value, label: categoryNames[value] })) },
  date: { default: date },
  listed: { default: true },
  draft: { default: true },
  customDescription: { maxlength: 160 },
});

export function articleFields(start: ArticleStart): EditorField[] {
  const more: Readonly<Record<string, object>> = beyondSchema(start);
  const isShared = (name: string) => (sharedFields as readonly string[]).includes(name);
  const fields = fieldsOf(describe(postSchema)).map((field) => ({
    ...field,
    i18n: isShared(field.name) ? 'duplicate' : true,
    ...more[field.name],
  }));
  const hint =
    'Blokus ieliek ar „Insert”. Skaitļus ņem no uzņēmuma datiem: {{company.figures.onSiteFee}}.';
  return [...fields, { ...body, hint }];
}

export const legalFields: EditorField[] = [
  ...fieldsOf(describe(legalSchema)).map((field) => ({ ...field, i18n: 'duplicate' })),
  body,
];
