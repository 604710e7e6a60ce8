import { namesOf, TODO_MARK, type Post } from '../src/node/content/texts';
import { categories } from '../src/site/blog';
import {
  defaultLanguage,
  eachLanguage,
  languages,
  typography,
  type Language,
} from '../src/site/languages';
import { dayInRiga } from '../src/site/riga-time';

interface PostRequest {
  title: string;
  now: Date;
  posts: readonly Post[];
  authors: readonly string[];
  /** An article with `{{post.…}}` where it differs from others. */
  templates: Record<Language, string>;
}

/** @throws when the title gives no address that is free. */
export async function planPost(request: PostRequest) {
  const { now, posts, authors, templates } = request;
  const title = request.title.trim();
  if (!title) throw new Error('The title is missing; expected: npm run new-post -- "Title"');
  const slug = await slugOf(title);
  if (!slug) throw new Error(`"${title}" gives no address; expected a title with Latin letters`);
  const taken = posts.find((post) => namesOf(post).includes(slug));
  if (taken) throw new Error(`"${slug}" is taken by ${taken.file}; expected another title`);
  const values = {
    date: dayInRiga(now),
    author: authors[0] ?? '',
    authors: authors.join(', '),
    categories: categories.join(', '),
  };
  const files = eachLanguage((language) =>
    fill(templates[language], { ...values, title: titleIn(language, title) }),
  );
  return { slug, files };
}

/** In other languages it is marked as still to be written. */
function titleIn(language: Language, title: string): string {
  const text = language === languageOfTitle(title) ? title : `${TODO_MARK} ${title}`;
  return `'${text.replaceAll("'", "''")}'`;
}

/** The language whose letters the title has, else the one that has none of its own. */
export function languageOfTitle(title: string): Language {
  const knows = (language: Language) =>
    Array.from(typography[language].letters).some((letter) => title.includes(letter));
  const plain = (language: Language) => typography[language].letters === '';
  return languages.find(knows) ?? languages.find(plain) ?? defaultLanguage;
}

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{post\.(\w+)\}\}/g, (open, name: string) => values[name] ?? open);

/** Letters that are more than a plain one with a sign. */
const latin: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

const LONGEST = 80;

/** Empty when the title has no Latin letter and no digit. */
export async function slugOf(title: string): Promise<string> {
  // The package is an ES module, but the code that loads this file is not.
  const { slug } = await import('github-slugger');
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '');
  const words = slug(plain.toLowerCase().replace(/[ßłøæœđðþ]/g, (letter) => latin[letter] ?? ''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return words.length > LONGEST ? words.slice(0, LONGEST + 1).replace(/-[^-]*$/, '') : words;
}
