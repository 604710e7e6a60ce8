import { CONTENT } from '../../../../src/node/content/files';
import type { Facts } from '../../../../src/node/content/words/prepare-words';
import { formatProblems } from '../../../../src/node/content/problems';
import { compileProse } from '../../../../src/node/prose/compile-prose';

/** It holds room.jpg, plan.jpg and price-list.pdf. */
export const FOLDER = `${CONTENT}/blog/every-component`;

const FILE = `${FOLDER}/index.lv.mdx`;

const FACTS: Facts = { 'company.figures.onSiteFee': '25\u00a0%', 'company.name': 'Amberkey' };

/** A text as the build compiles it; without facts as while the company's file has a problem. */
export async function compile(body: string, facts?: Facts, names?: ReadonlySet<string>) {
  return compileProse({
    file: FILE,
    source: `---\nslug: riga\n---\n\n${body}\n`,
    language: 'lv',
    path: '/lv/blog/riga-rental-market-analysis/',
    knownPaths: ['/lv/', '/lv/services/', '/lv/blog/riga-rental-market-analysis/'],
    draftPaths: ['/lv/blog/not-yet/'],
    facts,
    names,
  });
}

export async function nodesOf(body: string, facts = FACTS) {
  const { nodes, problems } = await compile(body, facts);
  expect(formatProblems(problems)).toBe('');
  return nodes;
}

/** The editor's report on the problems in a text; the text begins on line 5 of the file. */
export async function report(body: string) {
  return formatProblems((await compile(body, FACTS)).problems).replaceAll(`${FILE}:`, '');
}
