import { markFacts, shownLines, factProblems, type Facts } from '../content/words/prepare-words';
import { siteFacts } from '../content/facts/facts';
import { bodyOf } from '../content/parse-yaml';
import type { Problem } from '../content/problems';
import type { ProseNode } from '../../site/prose';
import { ProseMaker, type MadeProse, type ProseSource } from './prose-maker';

/** The body of a text as data. Anything but Markdown and the listed components is a problem. */
export async function compileProse(
  text: ProseSource,
): Promise<{ nodes: ProseNode[]; problems: Problem[] }> {
  const { file, source, language } = text;
  const { body, firstLine } = bodyOf(source);
  const { facts = siteFacts(undefined, undefined, language) } = text;
  const problemAt = (index: number, message: string): Problem => {
    return { file, line: firstLine + index, key: 'text', message };
  };
  const wrong = body.trim() ? factProblems(body, facts, isNoFact) : [EMPTY];
  if (wrong.length > 0)
    return { nodes: [], problems: wrong.map(({ index, message }) => problemAt(index, message)) };
  const shown = shownLines(body, facts);
  const written = shown.map(({ line }) => line).join('\n');
  const { nodes, problems } = await makeProse(markFacts(written), text, facts);
  // Lines that are not shown count too.
  const lineIn = (line: number) => firstLine + (shown[line - 1]?.index ?? 0);
  const placed = problems.map((found) => ({ ...found, file, line: lineIn(found.line) }));
  return { nodes, problems: placed };
}

const EMPTY = { index: 0, message: 'is empty; expected a text below the second ---' };

/** Other braces are for the parser to judge, which knows what is code. */
const isNoFact = (written: string) => !/^\{\{|\}\}$|^\{?\s*\w+\.\w[\w.]*\s*\}?$/.test(written);

const passThrough = [
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
] as const;

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
    .use(gfm.default)
    .use(mdx.default)
    .use(rehype.default, { passThrough: [...passThrough] });
  try {
    const tree = await reader.run(reader.parse(written));
    return new ProseMaker(text, new slugger.default(), facts).make(tree);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const { reason, line } = error;
    // Some errors name the start of the problem only in their text.
    const [place, begin] = /\s*\((\d+):[^)]*\)/.exec(reason) ?? [''];
    const message = `cannot be read: ${reason.replace(place, '')}; expected Markdown and the components of the list`;
    return { nodes: [], problems: [{ line: Number(begin ?? line ?? 1), key: 'text', message }] };
  }
}
