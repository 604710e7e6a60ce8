import type { Facts } from '../content/company/company-facts';
import { factNames } from '../content/facts/facts';
import type { Problem } from '../content/problems';
import type { ProseNode } from '../../site/prose';
import { fillFacts, notAFact, unknownFacts } from '../content/words/prepare-words';
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
  const missing = checkFacts(body, facts, file, firstLine);
  if (missing.length > 0) return { nodes: [], problems: missing };

  const { tree, problems } = await parseMdx(fillFacts(body, facts), file, firstLine);
  if (!tree) return { nodes: [], problems };
  const { default: Slugger } = await import('github-slugger');
  return new ProseMaker(text, new Slugger()).make(tree);
}

const checkFacts = (body: string, facts: Facts, file: string, firstLine: number): Problem[] =>
  body.split('\n').flatMap((line, index) =>
    unknownFacts(line, facts).map((name) => ({
      file,
      line: firstLine + index,
      key: 'text',
      message: notAFact(name, facts),
    })),
  );
