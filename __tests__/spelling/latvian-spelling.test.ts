/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { loadModule, type Hunspell } from 'hunspell-asm';
import { companyFacts } from '../../src/build/company/company-facts';
import { readCompany } from '../../src/build/company/read-company';
import { CONTENT } from '../../src/build/content-folder';
import { LEGAL } from '../../src/build/legal/read-legal-page';
import { textsBelow, textsIn } from '../../src/build/files/mdx-files';
import { readText } from '../../src/build/files/read-text';
import { PEOPLE, readPeople } from '../../src/build/people/read-people';
import { BLOG, readPosts } from '../../src/build/posts/read-posts';
import { compileProse } from '../../src/build/prose/compile-prose';
import { linkTargets } from '../../src/build/prose/link-targets';
import { readWordFiles } from '../../src/build/words/word-files';
import { eachText } from '../../src/build/words/words';
import type { ProseNode } from '../../src/site/prose';

const DICTIONARY = 'node_modules/dictionary-lv';
const GUIDE = 'docs/editing.md';
/** What a new article begins with. */
const TEMPLATES = `${CONTENT}/new-post`;
const OWN_WORDS = `${CONTENT}/spelling-lv.txt`;

const language = 'lv';
const { value: company } = readCompany();
if (!company) throw new Error('The facts of the company cannot be read');
// Facts are no words of the text.
const facts = Object.fromEntries(
  Object.keys(companyFacts(company, language)).map((name) => [name, '1']),
);

/** Props of components that readers do not read, or that are names. */
const UNREAD = ['author', 'href', 'id', 'linkUrl', 'src', 'tone', 'scope', 'data-align'];

/** Every text of an article or legal page that readers read; code names things in other languages. */
function textsOf(nodes: readonly ProseNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [node];
    if (node.type === 'code') return [];
    const props = Object.entries(node.props ?? {}).filter(([name]) => !UNREAD.includes(name));
    return [...props.map(([, text]) => text), ...textsOf(node.children ?? [])];
  });
}

async function proseTexts(): Promise<[place: string, text: string][]> {
  const read = [textsBelow(BLOG), textsBelow(LEGAL), textsIn(TEMPLATES)];
  const files = read
    .flatMap(({ files }) => files)
    .filter(({ file }) => file.endsWith(`/${language}.mdx`));
  const { posts } = readPosts();
  const texts = files.map(async ({ file, source }) => {
    const targets = linkTargets({ language, draft: true }, posts);
    const text = { file, source, language, path: '', facts, ...targets } as const;
    const { nodes } = await compileProse(text);
    return textsOf(nodes).map((words): [string, string] => [file, words]);
  });
  return (await Promise.all(texts)).flat();
}

/** The Latvian half of the editors' guide, without what it quotes of files and commands. */
function guideTexts(): [place: string, text: string][] {
  const [latvian = ''] = readFileSync(GUIDE, 'utf8').split('\n# Editing the site\n');
  const words = latvian
    .replace(/^ *```[\s\S]*?^ *```$/gm, '')
    .replace(/`[^`]*`|\]\([^)]*\)|_[^_\n]*_/g, ' ');
  return words.split('\n').map((line) => [GUIDE, line]);
}

/** Every Latvian text that visitors or editors read, by the place where an editor finds it. */
async function latvianTexts(): Promise<[place: string, text: string][]> {
  const words = readWordFiles()
    .files.filter((file) => file.language === language)
    .flatMap(({ file, words }) =>
      [...eachText(words)]
        // Who is quoted has a name, and no dictionary knows it.
        .filter(([key]) => !key.endsWith('.author'))
        .map(([key, text]): [string, string] => [`${file}  ${key}`, text]),
    );
  const heads = readPosts()
    .posts.filter((post) => post.language === language)
    .flatMap(({ file, title, excerpt, keywords, coverAlt }) =>
      [title, excerpt, keywords, coverAlt].map((text): [string, string] => [file, text]),
    );
  const people = readPeople().people.flatMap(({ slug, jobTitle, about, bio, photoAlt }) =>
    [jobTitle, about, bio, photoAlt].map((text): [string, string] => [
      `${PEOPLE}/${slug}.yml`,
      text[language],
    ]),
  );
  return [...words, ...heads, ...people, ...guideTexts(), ...(await proseTexts())];
}

/** The words of a text: no placeholders, no addresses, no single letters. */
function wordsOf(text: string): string[] {
  const plain = text.replace(/\{\{[^}]*\}\}|https?:\S+/g, ' ');
  return plain.match(/\p{L}{3,}/gu) ?? [];
}

let hunspell: Hunspell;

beforeAll(async () => {
  const factory = await loadModule();
  const mount = (name: string) => factory.mountBuffer(readFileSync(`${DICTIONARY}/${name}`), name);
  hunspell = factory.create(mount('index.aff'), mount('index.dic'));
  const own = readText(OWN_WORDS).value?.split('\n') ?? [];
  const names = readPeople().people.flatMap(({ name }) => name.split(' '));
  for (const word of [...own, ...names]) if (word && !word.startsWith('#')) hunspell.addWord(word);
});

test('the dictionary tells a mistake from a word', () => {
  expect(hunspell.spell('dzīvokļiem')).toBe(true);
  expect(hunspell.spell('dzivokliem')).toBe(false);
});

test('Latvian is spelled right', async () => {
  const mistakes = (await latvianTexts()).flatMap(([place, text]) =>
    wordsOf(text)
      .filter((word) => !hunspell.spell(word))
      .map((word) => `${place}: "${word}"; mend it or add it to ${OWN_WORDS}`),
  );
  expect(mistakes).toEqual([]);
});
