import { readText, textName, textsBelow, textsIn } from '../../src/node/content/files';
import { siteFacts } from '../../src/node/content/facts/facts';
import { LEGAL, BLOG, readPosts, TEMPLATES } from '../../src/node/content/texts';
import { PEOPLE, readPeople } from '../../src/node/content/people';
import { compileProse } from '../../src/node/prose/compile-prose';
import { linkTargets } from '../../src/node/prose/links';
import { eachText, readWordFiles } from '../../src/node/content/words/words';
import { defaultLanguage, type Language } from '../../src/site/languages';
import type { ProseNode } from '../../src/site/prose';

export type PlacedText = [place: string, text: string];

// The names of facts are not words of the text.
const names = Object.keys(siteFacts(undefined, undefined, defaultLanguage));
const facts = Object.fromEntries(names.map((name) => [name, '1']));

/** Props of components that readers do not read, or that are names. */
const UNREAD = [
  'author',
  'href',
  'src',
  'id',
  'kind',
  'linkUrl',
  'tone',
  'scope',
  'data-align',
  'onPhone',
];

/** Every text of an article or legal page that readers read; code names things in other languages, and drawings say nothing that their table does not. */
function textsOf(nodes: readonly ProseNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [node];
    if (node.type === 'code' || node.type === 'svg') return [];
    const props = Object.entries(node.props ?? {}).filter(([name]) => !UNREAD.includes(name));
    return [...props.map(([, text]) => text), ...textsOf(node.children ?? [])];
  });
}

export function proseFiles(language: Language): { file: string; source: string }[] {
  return [textsBelow(BLOG), textsBelow(LEGAL), textsIn(TEMPLATES)]
    .flat()
    .filter((file) => file.endsWith(`/${textName(language)}`))
    .map((file) => ({ file, source: readText(file) }));
}

async function proseTexts(language: Language): Promise<PlacedText[]> {
  const { values: posts } = readPosts();
  const targets = linkTargets(posts)({ language, draft: true });
  const texts = proseFiles(language).map(async ({ file, source }) => {
    const text = { file, source, language, path: '', facts, ...targets } as const;
    const { nodes } = await compileProse(text);
    return textsOf(nodes).map((words): PlacedText => [file, words]);
  });
  return (await Promise.all(texts)).flat();
}

/** Every text in a language that visitors read, and what a new article begins with. */
export async function readTexts(language: Language): Promise<PlacedText[]> {
  const words = readWordFiles()
    .values.filter((file) => file.language === language)
    .flatMap(({ file, words }) =>
      eachText(words)
        // The names of quoted people, and addresses, are in no dictionary.
        .filter(([key]) => !/\.(?:author|to)$/.test(key))
        .map(([key, text]): PlacedText => [`${file}  ${key}`, text]),
    );
  const heads = readPosts()
    .values.filter((post) => post.language === language)
    .flatMap(({ file, title, excerpt, keywords, coverAlt }) =>
      [title, excerpt, keywords, coverAlt].map((text): PlacedText => [file, text]),
    );
  const people = readPeople().values.flatMap(({ slug, jobTitle, about, bio, photoAlt }) =>
    [jobTitle, about, bio, photoAlt].map((text): PlacedText => [
      `${PEOPLE}/${slug}.yml`,
      text?.[language] ?? '',
    ]),
  );
  return [...words, ...heads, ...people, ...(await proseTexts(language))];
}
