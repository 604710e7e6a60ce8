import type { Root } from 'hast';
import { factNames } from '../content/facts/facts';
import type { Problem } from '../content/problems';
import type { ProseNode } from '../../site/prose';
import { missingFacts, unknownFacts } from '../content/words/prepare-words';
import { openSections, shownLines } from '../content/words/sections';
import { markFacts } from './facts';
import { ProseMaker, type ProseSource } from './prose-maker';

/** Anything but Markdown and the listed components is a problem. */
export async function compileProse(
  text: ProseSource,
): Promise<{ nodes: ProseNode[]; problems: Problem[] }> {
  const { file, body, firstLine, facts = factNames() } = text;
  if (!body.trim()) {
    const message = 'is empty; expected a text below the second ---';
    return { nodes: [], problems: [{ file, line: firstLine, key: 'text', message }] };
  }
  const shown = shownLines(body, facts);
  const wrong = [
    ...openSections(body, facts)
      .split('\n')
      .flatMap((line, index) => atLine(unknownFacts(line, facts, isNoFact), index)),
    ...shown.flatMap(({ line, index }) => atLine(missingFacts(line, facts), index)),
  ].map(({ index, message }) => ({ file, line: firstLine + index, key: 'text', message }));
  if (wrong.length > 0) return { nodes: [], problems: wrong };

  /** Lines that are not shown count too. */
  const placed = (problem: Problem): Problem => {
    const { index } = shown[(problem.line ?? firstLine) - firstLine] ?? { index: 0 };
    return { ...problem, line: firstLine + index };
  };
  const written = shown.map(({ line }) => line).join('\n');
  const { tree, problems } = await parseMdx(markFacts(written), file, firstLine);
  if (!tree) return { nodes: [], problems: problems.map(placed) };
  const { default: Slugger } = await import('github-slugger');
  const made = new ProseMaker(text, new Slugger(), facts).make(tree);
  return { nodes: made.nodes, problems: made.problems.map(placed) };
}

const atLine = (messages: readonly string[], index: number) =>
  messages.map((message) => ({ index, message }));

/** Other braces are for the parser to judge, which knows what is code. */
const isNoFact = (written: string) => !/^\{\{|\}\}$|^\{?\s*\w+\.\w[\w.]*\s*\}?$/.test(written);

const passThrough = [
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
] as const;

async function parseMdx(
  body: string,
  file: string,
  firstLine: number,
): Promise<{ tree?: Root; problems: Problem[] }> {
  // These packages are ES modules only; Gatsby's configuration is not.
  const [{ unified }, parse, gfm, mdx, rehype, { VFileMessage }] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-gfm'),
    import('remark-mdx'),
    import('remark-rehype'),
    import('vfile-message'),
  ]);
  const reader = unified()
    .use(parse.default)
    .use(gfm.default)
    .use(mdx.default)
    .use(rehype.default, { passThrough: [...passThrough] });
  try {
    return { tree: await reader.run(reader.parse(body)), problems: [] };
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const { reason, line } = error;
    // Some errors name the start of the problem only in their text.
    const [place, begin] = /\s*\((\d+):[^)]*\)/.exec(reason) ?? [''];
    const at = Number(begin ?? line ?? 1);
    const message = `cannot be read: ${reason.replace(place, '')}; expected Markdown and the components of the list`;
    return { problems: [{ file, line: at + firstLine - 1, key: 'text', message }] };
  }
}
