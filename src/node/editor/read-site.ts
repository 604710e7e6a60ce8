import { defaultLanguage, eachLanguage } from '../../site/languages';
import { dayInRiga } from '../../site/riga-time';
import { CONTENT } from '../content/content-folder';
import { readText } from '../content/files/read-text';
import { bodyOf } from '../content/front-matter';
import { readPeople } from '../content/people/read-people';
import { nextId } from '../new-post/plan-post';
import { picturePlaces } from '../pictures/picture-places';
import { readPosts } from '../content/posts/read-posts';
import { readWordFiles } from '../content/words/word-files';
import type { EditorSite } from './config';
import { splitBlocks } from './split-blocks';

/** What the content says that the editor's forms depend on; `now` dates a new article. */
export function readEditorSite(now: Date): EditorSite {
  const own = readWordFiles().files.filter(({ language }) => language === defaultLanguage);
  return {
    words: Object.fromEntries(own.map(({ namespace, words }) => [namespace, words])),
    authors: readPeople().people.map(({ slug }) => slug),
    pictures: picturePlaces,
    newPost: {
      id: nextId(readPosts().posts),
      date: dayInRiga(now),
      body: eachLanguage((language) => {
        const { value = '' } = readText(`${CONTENT}/new-post/index.${language}.mdx`);
        // Its samples of components stay out: the editor has a button that adds them.
        const blocks = splitBlocks(bodyOf(value).body.trim());
        return blocks
          .filter((block) => !/^<[A-Z]/.test(block))
          .join('')
          .trim();
      }),
    },
  };
}
