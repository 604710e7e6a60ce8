import { dirname, join } from 'node:path/posix';
import type { Language } from '../../../site/languages';
import { isThere, missingFile } from '../files/folders';
import { checkFrontMatter, lineOfField } from '../front-matter';
import { andThen, valid, type Checked } from '../problems';
import { coverFields, postSchema, type PostFrontMatter } from './post-schema';

export interface Post extends PostFrontMatter {
  language: Language;
  aliases: string[];
  file: string;
  /** The whole text of the file. */
  source: string;
}

export const readPost = (source: string, file: string): Checked<Post> =>
  andThen(parsePost(source, file), (post) => {
    const missing = coverFields.flatMap((key) => {
      const picture = join(dirname(file), post[key] ?? '');
      if (!post[key] || isThere(picture)) return [];
      const message = missingFile(picture, 'a picture beside the article');
      return [{ file, line: lineOfField(source, key), key, message }];
    });
    return missing.length > 0 ? { problems: missing } : valid(post);
  });

/** Whether the covers exist is not checked here. */
export const parsePost = (source: string, file: string): Checked<Post> =>
  andThen(checkFrontMatter(source, postSchema, file), (fields) =>
    valid({ ...fields, aliases: fields.aliases ?? [], file, source }),
  );
