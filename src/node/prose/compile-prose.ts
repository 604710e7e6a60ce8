import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast';
import type { Language } from '../../site/languages';
import { plainText } from '../../site/text';
import { factProblems, unmaskFacts, maskFacts, shownLines } from '../content/words/prepare-words';
import type { Facts } from '../content/words/prepare-words';
import { siteFacts } from '../content/facts/facts';
import { partsOf } from '../content/parse-yaml';
import { isBreak, readTag } from './components';
import { withDataProps } from './tables';
import { blank, isForeignBraces, trapsIn, withoutEditorNotes } from './markdown-traps';
import { ProseCompiler } from './prose-compiler';

export interface ProseSource {
  file: string;
  /** The whole text of the file. */
  source: string;
  language: Language;
  path: string;
  knownPaths: readonly string[];
  draftPaths: readonly string[];
  /** Missing while the company's file has a problem; then no chart is drawn. */
  facts?: Facts;
  /** Names that a translator must not change. */
  names?: ReadonlySet<string>;
}

export type Report = (place: Place, key: string, message: string) => void;

export interface Place {
  position?: { start: { line: number } };
}

const NO_TEXT = 'is empty; expected a text below the second ---';

/** The body of a text as data. Anything but Markdown and the listed components is a problem. */
export async function compileProse(text: ProseSource) {
  const { file, source, language, facts = siteFacts(undefined, undefined, language) } = text;
  const { body: raw, firstLine } = partsOf(source);
  const body = withDataProps(withoutEditorNotes(plainText(raw)));
  const shown = shownLines(body, facts);
  const wrong = factProblems(body, facts, isForeignBraces);
  const found = wrong.map(({ index, message }) => ({ index, key: 'text', message }));
  if (!body.trim()) found.push({ index: 0, key: 'text', message: NO_TEXT });
  // The line numbers include lines that are not shown.
  const indexOf = ({ position }: Place) => shown[(position?.start.line ?? 1) - 1]?.index ?? 0;
  const report: Report = (place, key, message) => {
    const index = indexOf(place);
    const isNamed = wrong.some((fact) => fact.index === index && key.startsWith(fact.written));
    if (!isNamed) found.push({ index, key: unmaskFacts(key, facts), message });
  };
  const markdown = maskFacts(shown.map(({ line }) => line).join('\n'));
  const { nodes, files, ids, links } = await makeProse(markdown, text, facts, report);
  const problems = found
    .sort((a, b) => a.index - b.index)
    .map(({ index, ...problem }) => ({ file, line: firstLine + index, ...problem }));
  const within = links.map(({ href, place }) => {
    return { file, line: firstLine + indexOf(place), key: 'link', href };
  });
  return { nodes, files, ids, links: within, problems };
}

async function makeProse(markdown: string, text: ProseSource, facts: Facts, report: Report) {
  // These packages are ES modules only; Gatsby's configuration is not.
  const [{ unified }, parse, gfm, rehype, { decodeString }, slugger] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-gfm'),
    import('remark-rehype'),
    import('micromark-util-decode-string'),
    import('github-slugger'),
  ]);
  const processor = unified()
    // Each tag is a separate node, even if it is alone in its line or indented.
    .data('micromarkExtensions', [{ disable: { null: ['codeIndented', 'htmlFlow'] } }])
    .use(parse.default)
    .use(gfm.default, { singleTilde: false })
    .use(rehype.default, { allowDangerousHtml: true, clobberPrefix: 'note-' });
  const tree = processor.parse(markdown);
  checkMarkdown(tree, markdown, report);
  const compiler = new ProseCompiler(text, facts, new slugger.default(), decodeString, report);
  const nodes = compiler.make(await processor.run(tree));
  return { nodes, files: compiler.files, ids: compiler.ids, links: compiler.links };
}

/** Reports Markdown that the parser left as text, or did not take as the editor meant it. */
function checkMarkdown(tree: Root, source: string, report: Report): void {
  /** The source, with the parts that readers do not see blanked out. */
  let visible = '';
  const rightLevelOf = headingLevels();
  const marks = new Set<string>();
  const definitions: (FootnoteDefinition | Definition)[] = [];
  /** The indent in columns; a tab reaches to the next fourth. */
  const indentOf = (node?: Nodes) => {
    const offset = node?.position?.start.offset ?? 0;
    const before = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
    return before.replace(/[^\t]{0,3}\t|[^\t]{4}/g, '    ').length;
  };
  const visit = (node: Nodes, at = 0, siblings: readonly Nodes[] = []): void => {
    const { start, end } = node.position ?? {};
    const written = source.slice(start?.offset, end?.offset);
    const misread = (message: string) => report(node, firstLine(written), message);
    const show = (asShown: string) => {
      visible += blank(source.slice(visible.length, start?.offset)) + asShown;
    };
    if (node.type === 'paragraph' && isBreak(written)) misread(ALONE);
    const { start: from, end: to } = siblings[at - 1]?.position ?? {};
    const isAgain =
      node.type === 'paragraph' && from && written === source.slice(from.offset, to?.offset);
    if (isAgain) misread(AGAIN);
    const [first] = siblings === tree.children ? [] : siblings;
    const tooFar = node.type === 'paragraph' ? indentOf(node) - indentOf(first) : 0;
    if (tooFar > 3) return misread(`is indented ${tooFar} spaces too far; ${INDENTED}`);
    if (node.type === 'text')
      show(written.replace(SIGN, (sign) => (node.value.includes(sign) ? sign : blank(sign))));
    if (node.type === 'html' && !isBreak(node.value) && !readTag(node.value)) show(written);
    if (node.type === 'inlineCode') show(written.replace(/[^\n]/g, 'x'));
    // Its title is rendered as a heading.
    if (node.type === 'html' && readTag(node.value)?.name === 'CallToAction') rightLevelOf(2);
    if (node.type === 'heading') {
      const right = node.depth === 1 ? 1 : rightLevelOf(node.depth);
      if (node.depth === 1) report(node, '<h1>', TITLE);
      else if (right !== node.depth || right > DEEPEST)
        report(node, '#'.repeat(node.depth), skipped(right));
      if (start?.line !== end?.line) misread(UNDERLINED);
    }
    if (node.type === 'listItem' && typeof node.checked === 'boolean') misread(TASK);
    if (node.type === 'listItem' && node.children.length === 0) misread(EMPTY);
    if (node.type === 'listItem' && /^\S+\s+.*[\p{L}\d]\n\p{Lu}/u.test(written)) misread(RUN_ON);
    if (node.type === 'code' && !/\n[ \t>]*(?:`{3,}|~{3,})[ \t]*$/.test(written)) misread(UNENDED);
    const before = source[(start?.offset ?? 0) - 1] ?? '';
    if (/^(?:emphasis|strong)$/.test(node.type) && /^\d\*+\d/.test(before + written))
      misread(TIMES);
    const [head, ...rows] = node.type === 'table' ? node.children : [];
    if (rows.some((row) => row.children.length > (head?.children.length ?? 0))) misread(UNEVEN);
    if (head && rows.length === 0) misread(ROWLESS);
    if (node.type === 'footnoteReference') marks.add(`^${node.identifier}`);
    if (node.type === 'linkReference' || node.type === 'imageReference') marks.add(node.identifier);
    if (node.type === 'footnoteDefinition' || node.type === 'definition') definitions.push(node);
    if (!('children' in node)) return;
    checkLists(node.children, source, report);
    // An address in brackets comes without its place, as do the texts around it.
    node.children.forEach((child, index) => {
      const before = node.children[index - 1]?.position?.end ?? start;
      const after = node.children.slice(index).find(({ position }) => position)?.position?.start;
      if (before && end) child.position ??= { start: before, end: after ?? end };
    });
    node.children.forEach(visit);
  };
  visit(tree);
  const named = definitions.map(({ type, identifier }) =>
    type === 'definition' ? identifier : `^${identifier}`,
  );
  definitions.forEach((definition, index) => {
    const [name = '', isNote] = [named[index], definition.type === 'footnoteDefinition'];
    const unused = isNote ? 'expected the same in the text' : ADDRESS;
    const isTwice = named.indexOf(name) < index && 'stands here twice; expected another name';
    const message = marks.has(name) ? isTwice : unused;
    if (message) report(definition, `[${isNote ? '^' : ''}${definition.label}]`, message);
  });
  for (const { index, length, message } of trapsIn(visible)) {
    const line = source.slice(0, index).split('\n').length;
    const position = { start: { line } };
    report({ position }, firstLine(source.slice(index, index + length)), message);
  }
}

const ALONE = 'stands alone; take it out: an empty line begins a paragraph';
const INDENTED = 'expected less indentation, or ``` above and below code';
const RUN_ON =
  'goes on in the next line; expected "- " before that, or three spaces within the item';
const UNENDED = 'does not end; expected ``` on a line of its own below it';
const TIMES = 'would be slanted; expected × between numbers';
const ADDRESS =
  'is taken for the address of a link; expected no [ ] around the words, or [words](address)';
const EMPTY = 'is empty; expected a text';
const UNDERLINED = 'expected an empty line above ---, or ## before a heading';
const TASK = 'is a list to tick off; expected "- " and the words';
const UNEVEN = 'expected as many cells in each row as in the first';
const ROWLESS = 'is a table with a head alone; expected a row below it';
const AGAIN = 'stands here twice; take one of the two out';
/** What a reader sees otherwise than it is written. */
const SIGN = /\\[^\n]|&\w+;/g;

const firstLine = (text: string): string =>
  /^.*/.exec(text.trim())?.[0].replace(/^(.{40}).+/, '$1…') ?? '';

/** Lists may go on where one ended; a number at the beginning of a sentence makes none. */
function checkLists(nodes: readonly Nodes[], source: string, report: Report): void {
  const startOf = (node?: Nodes) => (node?.type === 'list' && node.ordered && node.start) || 0;
  let next = 1;
  nodes.forEach((list, index) => {
    if (list.type !== 'list') return;
    const start = startOf(list);
    if (!start && startOf(nodes[index - 1]) && startOf(nodes[index + 1])) report(list, '-', WITHIN);
    if (!start) return;
    const isSentence =
      list.children.length === 1 && SENTENCE.test(source.slice(list.position?.start.offset));
    const goesOn = start === 1 ? !isSentence : start === next;
    next = start + list.children.length;
    if (!goesOn && !nodes.slice(index).some((node) => startOf(node) === next))
      report(list, `${start}.`, numbered(start));
    let before = start;
    for (const item of list.children) {
      const number = Number.parseInt(source.slice(item.position?.start.offset), 10);
      if (number < before || number > before + 1) report(item, `${number}.`, numbered(number));
      before = number;
    }
  });
}

const SENTENCE = /^\d+[.)]\s+\p{Ll}\S*[ \t]+\S+[ \t]+\S/u;
const WITHIN = 'stands between two numbered items; expected three spaces before each of its lines';

const numbered = (start: number) =>
  `begins a numbered list at ${start}; expected ${start}\\. in a sentence, and 1. in a list`;

/**
 * The right level of each heading after the title, by the one that is written: visitors with screen readers
 * look for a level that is skipped. Headings that were written alike stay alike.
 */
export function headingLevels(): (written: number) => number {
  let around: { written: number; right: number }[] = [];
  return (written) => {
    around = around.filter((heading) => heading.written < written);
    const right = (around.at(-1)?.right ?? 1) + 1;
    around.push({ written, right });
    return right;
  };
}

const DEEPEST = 4;
const TITLE = 'is the page’s title; expected ## for a heading in the text';

function skipped(right: number): string {
  const expected = right > DEEPEST ? '**words** alone in a line' : '#'.repeat(right);
  return `skips a level; expected ${expected}, one level below the heading before it`;
}
