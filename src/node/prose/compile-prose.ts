import { markFacts, shownLines, factProblems, type Facts } from '../content/words/prepare-words';
import { siteFacts } from '../content/facts/facts';
import { plainSpaces } from '../content/words/typeset';
import { bodyOf } from '../content/parse-yaml';
import type { Problem } from '../content/problems';
import { proseComponents, type ProseNode } from '../../site/prose';
import { disarm, onlyText, withoutNotes } from './markdown-traps';
import { ProseMaker, type MadeProse, type ProseSource } from './prose-maker';

/** The body of a text as data. Anything but Markdown and the listed components is a problem. */
export async function compileProse(
  text: ProseSource,
): Promise<{ nodes: ProseNode[]; problems: Problem[] }> {
  const { file, source, language } = text;
  const { body: raw, firstLine } = bodyOf(source);
  const body = withoutNotes(plainSpaces(raw));
  const { facts = siteFacts(undefined, undefined, language) } = text;
  const problemAt = (
    index: number,
    { key = 'text', message }: { key?: string; message: string },
  ) => {
    return { file, line: firstLine + index, key, message };
  };
  if (!body.trim()) return { nodes: [], problems: [problemAt(0, EMPTY)] };
  const wrong = factProblems(onlyText(body), facts, isNoFact);
  const shown = shownLines(body, facts);
  const written = shown.map(({ line }) => line).join('\n');
  const { nodes, problems } = await makeProse(markFacts(written), text, facts);
  // Lines that are not shown count too.
  const placed = problems
    .map(({ line, ...found }) => ({ ...found, index: shown[line - 1]?.index ?? 0 }))
    .filter(({ key, index }) => !(key.startsWith('{') && wrong.some((one) => one.index === index)));
  const all = [...wrong, ...placed].sort((one, other) => one.index - other.index);
  return { nodes, problems: all.map(({ index, ...found }) => problemAt(index, found)) };
}

const EMPTY = { message: 'is empty; expected a text below the second ---' };

/** What else stands in braces is named with the other signs of no Markdown. */
const isNoFact = (written: string) =>
  !/^\{+\s*[#^/]?[\w.]*\s*\}*$|^[\w.]*\}+$/.test(written) ||
  !/^\{\{|\}\}$|^\{?\s*\w+\.\w[\w.]*\s*\}?$/.test(written);

async function makeProse(written: string, text: ProseSource, facts: Facts): Promise<MadeProse> {
  // These packages are ES modules only; Gatsby's configuration is not.
  const [{ unified }, parse, gfm, mdx, rehype, { VFileMessage }, slugger] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-gfm'),
    import('remark-mdx'),
    import('remark-rehype'),
    import('vfile-message'),
    import('github-slugger'),
  ]);
  const reader = unified()
    .use(parse.default)
    .use(gfm.default, { singleTilde: false })
    .use(mdx.default)
    .use(rehype.default, {
      passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'],
      clobberPrefix: 'note-',
    });
  const { text: disarmed, problems } = disarm(written);
  let readable = disarmed;
  for (;;) {
    try {
      const tree = await reader.run(reader.parse(readable));
      const made = new ProseMaker(text, new slugger.default(), facts).make(tree);
      return { nodes: made.nodes, problems: [...problems, ...made.problems] };
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      const found = wrongTag(readable, error.reason, error.line ?? 1, error.column ?? 1);
      if (!found) throw error;
      const { at, line, name, closing } = found;
      const key = `<${name}>`;
      if (!closing || !problems.some((one) => one.key.startsWith(`<${name}`)))
        problems.push({ line, key, message: unclosed(name) });
      readable = `${readable.slice(0, at)}&lt;${readable.slice(at + 1)}`;
    }
  }
}

/** The tag of a component at which the parser stopped, which is then read as text. */
function wrongTag(text: string, reason: string, line: number, column: number) {
  // Some errors name the start of the problem only in their text.
  const [, ...begin] = /\((\d+):(\d+)[^)]*\)/.exec(reason) ?? [];
  const [row = line, place = column] = begin.map(Number);
  const lines = text.split('\n');
  const offset = lines.slice(0, row - 1).join('\n').length + place;
  const tags = [...text.matchAll(new RegExp(`<(/?)(${proseComponents.join('|')}|br)\\b`, 'g'))];
  const tag = tags.filter(({ index }) => index <= offset).at(-1) ?? tags[0];
  if (!tag) return undefined;
  const { index: at, 1: closing, 2: name = '' } = tag;
  return { at, name, closing, line: text.slice(0, at).split('\n').length };
}

const unclosed = (name: string) =>
  name === 'Term'
    ? 'is not closed; expected </Term> behind the word, in the same paragraph'
    : `is not closed; expected <${name}> and </${name}> on lines of their own, with an empty line before and after each`;
