import type { Language } from '../../../site/languages';
import { dayInRiga } from '../../../site/riga-time';
import { CONTENT } from '../content-folder';
import { textsBelow } from '../files/mdx-files';
import { readText } from '../files/read-text';
import { parseFrontMatter } from '../front-matter';
import { attemptEach, brokenOf, type Found } from '../problems';
import { postSchema, type PostFrontMatter } from './post-schema';

export const BLOG = `${CONTENT}/blog`;

export interface Post extends PostFrontMatter {
  language: Language;
  aliases: string[];
  file: string;
  /** The whole text of the file. */
  source: string;
}

export function readPosts() {
  const { values: posts, problems } = attemptEach(textsBelow(BLOG), (file) =>
    parsePost(readText(file), file),
  );
  return { posts, problems };
}

/** Whether the covers exist is not checked here. */
export function parsePost(source: string, file: string): Post {
  const { aliases = [], ...fields } = parseFrontMatter(source, postSchema, file, dateRules);
  return { ...fields, aliases, file, source };
}

function dateRules({ date, modified, draft }: PostFrontMatter): Found[] {
  const today = dayInRiga(new Date());
  const later = `lies in the future; expected '${today}' or a day before`;
  const before = `is before date, '${date}'; expected the same day or a later one`;
  return brokenOf([
    !draft && date > today && { key: 'date', message: `${later}, or draft: true until then` },
    !draft && (modified ?? '') > today && { key: 'modified', message: later },
    (modified ?? date) < date && { key: 'modified', message: before },
  ]);
}
