import type { CreateNodeArgs, Node } from 'gatsby';
import { parseCompany } from '../content/company/read-company';
import { readText } from '../content/files/read-text';
import { rootPath } from '../content/files/root-path';
import { LEGAL, parseLegalPage, type LegalPage } from '../content/legal/read-legal-page';
import { parsePerson } from '../content/people/read-people';
import { parsePost, type Post } from '../content/posts/read-post';
import { attempt, formatProblems } from '../content/problems';
import { parseRates } from '../content/rates/read-rates';

/** `id` is Gatsby's; the article's own is its `number`. */
export interface PostNode extends Node, Omit<Post, 'id'> {
  number: number;
}

export type LegalPageNode = Node & LegalPage;

interface FileNode extends Node {
  sourceInstanceName: string;
  absolutePath: string;
  extension: string;
}

type Parse = (source: string, file: string) => object;

const kinds: Readonly<Record<string, { type: string; parse: Parse }>> = {
  company: { type: 'Company', parse: parseCompany },
  sums: { type: 'Rates', parse: parseRates },
  people: { type: 'Person', parse: parsePerson },
};

export function createContentNodes(args: CreateNodeArgs): void {
  const { type } = args.node.internal;
  if (type === 'Mdx') createTextNode(args);
  if (type === 'File') createYamlNode(args as CreateNodeArgs<FileNode>);
}

function createTextNode(args: CreateNodeArgs): void {
  const file = rootPath(args.node.internal.contentFilePath ?? '');
  if (file.startsWith(`${LEGAL}/`)) createChild(args, 'LegalPage', file, parseLegalPage);
  else createChild(args, 'Post', file, parseNumberedPost);
}

function parseNumberedPost(source: string, file: string) {
  const { id: number, ...fields } = parsePost(source, file);
  return { ...fields, number };
}

function createYamlNode(args: CreateNodeArgs<FileNode>): void {
  const { sourceInstanceName, extension, absolutePath } = args.node;
  const kind = kinds[sourceInstanceName];
  if (kind && extension === 'yml') createChild(args, kind.type, rootPath(absolutePath), kind.parse);
}

function createChild(
  { node, actions, createNodeId, reporter }: CreateNodeArgs,
  type: string,
  file: string,
  parse: Parse,
): void {
  const { value, problems } = attempt(() => parse(readText(file), file));
  if (!value) {
    reporter.panicOnBuild(formatProblems(problems));
    return;
  }
  const { contentDigest } = node.internal;
  const child = {
    ...value,
    id: createNodeId(`${node.id} >>> ${type}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest },
  };
  void actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}
