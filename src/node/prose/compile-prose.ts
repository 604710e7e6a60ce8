import type { Facts } from '../content/company/company-facts';
import { factNames } from '../content/facts/facts';
import type { Problem } from '../content/problems';
import type { ProseNode } from '../../site/prose';
import { wrongFacts } from '../content/words/prepare-words';
import { markFacts } from './facts';
import { ProseMaker, type ProseSource } from './prose-maker';
import { parseMdx } from './parse-mdx';

/** Anything but Markdown and the listed components is a problem. */
export async function compileProse(
  text: ProseSource,
): Promise<{ nodes: ProseNode[]; problems: Problem[] }> {
  const { file, body, firstLine, facts = factNames() } = text;
  if (!body.trim()) {
    const message = 'is empty; expected a text below the second ---';
    return { nodes: [], problems: [{ file, line: firstLine, key: 'text', message }] };
  }
  const wrong = checkFacts(body, facts, file, firstLine);
  if (wrong.length > 0) return { nodes: [], problems: wrong };

  const { tree, problems } = await parseMdx(markFacts(body), file, firstLine);
  if (!tree) return { nodes: [], problems };
  const { default: Slugger } = await import('github-slugger');
  return new ProseMaker(text, new Slugger(), facts).make(tree);
}

const checkFacts = (body: string, facts: Facts, file: string, firstLine: number): Problem[] =>
  body.split('\n').flatMap((line, index) =>
    wrongFacts(line, facts, isNoFact).map((message) => ({
      file,
      line: firstLine + index,
      key: 'text',
      message,
    })),
  );

/** Other braces are for the parser to judge, which knows what is code. */
const isNoFact = (written: string) => !/^\{\{|\}\}$|^\{?\s*\w+\.\w[\w.]*\s*\}?$/.test(written);
