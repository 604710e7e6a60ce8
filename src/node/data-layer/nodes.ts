import { dirname, extname } from 'node:path/posix';
import type { CreateNodeArgs, Node } from 'gatsby';
import { COMPANY_FILE, parseCompany } from '../content/company/read-company';
import { rootPath, parseFile } from '../content/files';
import { LEGAL, parseLegalPage } from '../content/legal-pages';
import { MARKET_FILE, parseMarket } from '../content/market';
import { parsePerson, PEOPLE } from '../content/people';
import { BLOG, parsePost, type Post } from '../content/posts/read-post';
import { parseRates, RATES_FILE } from '../content/rates/read-rates';

export interface PostNode extends Node, Omit<Post, 'id'> {}

type Parse = (source: string, file: string) => object;

/** The node type of a file, or of the files in a folder. */
const kinds: Readonly<Record<string, readonly [type: string, parse: Parse]>> = {
  [COMPANY_FILE]: ['Company', parseCompany],
  [RATES_FILE]: ['Rates', parseRates],
  [MARKET_FILE]: ['Market', parseMarket],
  [PEOPLE]: ['Person', parsePerson],
  [LEGAL]: ['LegalPage', parseLegalPage],
  [BLOG]: ['Post', parsePost],
};

export function createContentNodes(args: CreateNodeArgs): void {
  const { node, actions, createNodeId } = args;
  const file = fileOf(node);
  const [type, parse] = kinds[file] ?? kinds[dirname(file)] ?? kinds[dirname(dirname(file))] ?? [];
  if (!type || !parse) return;
  const { value } = parseFile(file, parse);
  // The check of the content reports the problems of a file.
  if (!value) return;
  const child = {
    ...value,
    id: createNodeId(`${node.id} >>> ${type}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: node.internal.contentDigest },
  };
  void actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}

/** A text is a node of gatsby-plugin-mdx, facts are a node of their file; empty for other nodes. */
function fileOf({ internal, absolutePath }: Node): string {
  if (internal.type === 'Mdx') return rootPath(internal.contentFilePath ?? '');
  const isFacts = internal.type === 'File' && extname(String(absolutePath)) === '.yml';
  return isFacts ? rootPath(String(absolutePath)) : '';
}
