import type { Language } from '../../site/languages';
import { plainText } from '../../site/text';
import { factProblems, unmaskFacts, maskFacts, shownLines } from '../content/words/prepare-words';
import type { Facts } from '../content/words/prepare-words';
import { siteFacts } from '../content/facts/facts';
import { partsOf } from '../content/parse-yaml';
import { checkMarkdown } from './check-markdown';
import { withDataProps } from './tables';
import { isForeignBraces, withoutEditorNotes } from './markdown-traps';
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

/** Reports a problem at a node of a tree. */
export type Report = (place: Place, key: string, message: string) => void;

export interface Place {
  position?: { start: { line: number } };
}

const EMPTY = 'is empty; expected a text below the second ---';

/** The body of a text as data. Anything but Markdown and the listed components is a problem. */
export async function compileProse(text: ProseSource) {
  const { file, source, language, facts = siteFacts(undefined, undefined, language) } = text;
  const { body: raw, firstLine } = partsOf(source);
  const body = withDataProps(withoutEditorNotes(plainText(raw)));
  const shown = shownLines(body, facts);
  const wrong = factProblems(body, facts, isForeignBraces);
  const found = wrong.map(({ index, message }) => ({ index, key: 'text', message }));
  if (!body.trim()) found.push({ index: 0, key: 'text', message: EMPTY });
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
  const within = links.map(({ href, place }) => ({ href, line: firstLine + indexOf(place) }));
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
