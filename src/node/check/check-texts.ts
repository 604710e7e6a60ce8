import { mainNavigation, TITLE_MAX_LENGTH } from '../../site/routes';
import { languages, typography, type Language } from '../../site/languages';
import { plainText } from '../../site/text';
import { widthForRow } from '../../theme/media';
import { addressProblem } from '../content/text-checks';
import { partsOf } from '../content/parse-yaml';
import { TODO_MARK, type Post } from '../content/texts';
import { problemOfLines, type Problem } from '../content/problems';
import { fillFacts, type Facts } from '../content/words/prepare-words';
import { eachText, metaText, type WordFile } from '../content/words/words';

/** What writers put in the place of what they do not have yet; `✎` stands in new articles. */
const UNFINISHED = new RegExp(
  [
    '✎|✏|🖉|\\b(?:TODO|TBD|FIXME)\\b|lorem ipsum|\\?{3,}',
    '(?:\\bX{2,}|_{2,})(?=\\s?(?:€|%|eiro\\b|EUR\\b|euro))',
    '\\[(?:(?:ierakst|ievieto|aizpild|write |insert )[^\\]\\n]*|[^\\]\\n]* (?:šeit|here))\\](?![([:])',
  ].join('|'),
  'giu',
);

const WRITE = 'is still to be written; write it or take it out';
const FOREIGN = 'is in another language than its file or field; expected its translation';

type Body = Pick<Post, 'file' | 'source' | 'language'> & Partial<Pick<Post, 'draft'>>;

/** What is left to write in public texts, and texts in the file of another language. */
export const checkBodies = (texts: readonly Body[]): Problem[] =>
  texts
    .filter(({ draft }) => !draft)
    .flatMap(({ file, source, language }) => {
      const { body, firstLine } = partsOf(source);
      const place = { file, line: firstLine + 1, key: 'text' };
      return [
        ...(isForeign(body, language) ? [{ ...place, message: FOREIGN }] : []),
        ...marked(file, source, UNFINISHED, `${WRITE}, or keep draft: true`),
      ];
    });

const marked = (file: string, source: string, marks: RegExp, message: string): Problem[] =>
  [...new Set(source.match(marks))].flatMap((key) =>
    problemOfLines({ file, key, message }, source, (line) => line.includes(key)),
  );

/** Whether a text has words of another language, and hardly any of its own. */
function isForeign(text: string, language: Language): boolean {
  const plain = text.replace(/\{\{.*?\}\}|\/\S*/g, '');
  const count = (each: Language) => plain.match(typography[each].common)?.length ?? 0;
  return languages.some((other) => other !== language && count(other) > 2 + 4 * count(language));
}

/** Addresses, unfinished and foreign texts within a value; the site's own address stands at `url`. */
export const checkTexts = (value: object, file: string, own?: string): Problem[] =>
  eachText(value).flatMap(([key, text]) => {
    const [unfinished] = text.match(UNFINISHED) ?? [];
    const wrong = (text.match(/https?:\S+/gi) ?? []).flatMap((address) => {
      const problem = addressProblem(address, key === 'url' ? undefined : own);
      return problem ? [`"${address}" ${problem}`] : [];
    });
    const language = languages.find(
      (each) => key.endsWith(`.${each}`) || file.includes(`/${each}/`),
    );
    const foreign = language && isForeign(text, language) ? [FOREIGN] : [];
    const left = unfinished ? [`"${unfinished}" ${WRITE}`] : [];
    return [...left, ...foreign, ...wrong].map((message) => ({ file, key, message }));
  });

/** Files of others, which open for those alone with whom they are shared. */
const SHARED =
  /https:\/\/(?:drive\.google\.com|docs\.google\.com\/\w+\/d\/(?!e\/)|1drv\.ms|onedrive\.live\.com|[\w-]+\.sharepoint\.com)[^\s)"'<>]*/g;

const UNSURE =
  'opens for those alone with whom it is shared; open it in a private window, or save it as PDF beside the text';

export const sharedFiles = (texts: readonly Body[]): Problem[] =>
  texts.flatMap(({ file, source }) => marked(file, source, SHARED, UNSURE));

/** The lengths that search results show; two lines of a description. */
const LIMITS = { title: TITLE_MAX_LENGTH, description: 160 };

interface Head extends Pick<Problem, 'file' | 'key'> {
  kind: keyof typeof LIMITS;
  language: Language;
  text: string;
  /** Drafts may still share texts. */
  draft?: boolean;
}

/** Titles and descriptions of pages and articles, with their facts filled in. */
export function checkHeads(
  { posts, words }: { posts: readonly Post[]; words: readonly WordFile[] },
  facts: Record<Language, Facts>,
): Problem[] {
  const heads = [...posts.flatMap(headsOfPost), ...words.flatMap(headsOfPage)].map((head) => ({
    ...head,
    text: plainText(fillFacts(head.text.replaceAll(TODO_MARK, '').trim(), facts[head.language])),
  }));
  return heads.flatMap((head) => {
    const { file, key, kind, language, text, draft } = head;
    const excess = text.length - LIMITS[kind];
    const others = heads.filter((other) => other.text === text && other.kind === kind);
    const earlier = others.filter((other) => other.language === language && other.file < file);
    const shared = !draft && earlier.find((other) => !other.draft);
    const shorter = key === 'title' ? ', or a shorter customTitle' : '';
    const long = `is too long for search results: ${text.length} characters, and ${LIMITS[kind]} are shown; expected ${excess} less${shorter}`;
    return [
      ...(shared ? [`is that of ${shared.file} too; expected one of its own`] : []),
      ...(excess > 0 ? [long] : []),
    ].map((message) => ({ file, key, message }));
  });
}

function headsOfPost({ file, language, draft, ...post }: Post): Head[] {
  const title = post.customTitle ? 'customTitle' : 'title';
  const description = post.customDescription ? 'customDescription' : 'excerpt';
  return [
    { file, language, draft, kind: 'title', key: title, text: post[title] ?? '' },
    { file, language, draft, kind: 'description', key: description, text: post[description] ?? '' },
  ];
}

const headsOfPage = ({ file, language, words }: WordFile): Head[] =>
  (['title', 'description'] as const).flatMap((kind) => {
    const text = metaText(words, kind);
    return text === undefined ? [] : [{ file, language, kind, key: `meta.${kind}`, text }];
  });

/** A common window in `em`: 1280 px. */
const USUAL_WINDOW = 80;

/** Languages in which the names of pages are too long for a row on a usual screen. */
export function wideMenus(company: string, files: readonly WordFile[]): Problem[] {
  return languages.flatMap((language) => {
    const fileOf = (page: string) =>
      files.find((file) => file.language === language && file.namespace === page);
    const names = mainNavigation.map((page) => metaText(fileOf(page)?.words, 'name') ?? '');
    const common = new Map(eachText(fileOf('common')?.words ?? {}));
    const row = [company, ...names, common.get('header.action') ?? ''];
    const { length } = row.join('');
    const widths = Array.from({ length }, (_, at) => widthForRow(at + 1));
    const over = widths.filter((width) => width > USUAL_WINDOW).length;
    if (over === 0) return [];
    const message = `the menu has room for ${length - over} letters on a screen of 1280 pixels, and these have ${length}: ${row.join(', ')}; shorten them by ${over}, or visitors there get a button that opens the menu`;
    const file = fileOf(mainNavigation[0])?.file ?? '';
    return [{ file, key: 'meta.name', message }];
  });
}
