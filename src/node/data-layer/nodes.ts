import type { CreateNodeArgs, Node } from 'gatsby';
import { parseCompany } from '../content/company/read-company';
import { readText } from '../content/files/read-text';
import { rootPath } from '../content/files/root-path';
import { LEGAL, parseLegalPage, type LegalPage } from '../content/legal/read-legal-page';
import { parsePerson } from '../content/people/read-people';
import { parsePost, type Post } from '../content/posts/read-post';
import { andThen, formatProblems, valid, type Checked } from '../content/problems';
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

type Parse = (source: string, file: string) => Checked<object>;

const kinds: Readonly<Record<string, { type: string; parse: Parse }>> = {
  company: { type: 'Company', parse: parseCompany },
  sums: { type: 'Rates', parse: parseRates },
  people: { type: 'Person', parse: parsePerson },
};

export async function createContentNodes(args: CreateNodeArgs): Promise<void> {
  const { type } = args.node.internal;
  if (type === 'Mdx') createTextNode(args);
  if (type === 'File') await createYamlNode(args as CreateNodeArgs<FileNode>);
}

function createTextNode(args: CreateNodeArgs): void {
  const file = rootPath(args.node.internal.contentFilePath ?? '');
  const source = readText(file);
  if (file.startsWith(`${LEGAL}/`)) {
    createChild(
      args,
      'LegalPage',
      andThen(source, (text) => parseLegalPage(text, file)),
    );
    return;
  }
  const post = andThen(source, (text) => parsePost(text, file));
  createChild(
    args,
    'Post',
    andThen(post, ({ id: number, ...fields }) => valid({ ...fields, number })),
  );
}

async function createYamlNode(args: CreateNodeArgs<FileNode>): Promise<void> {
  const { node, loadNodeContent } = args;
  const kind = kinds[node.sourceInstanceName];
  if (!kind || node.extension !== 'yml') return;
  const source = await loadNodeContent(node);
  createChild(args, kind.type, kind.parse(source, rootPath(node.absolutePath)));
}

function createChild(
  { node, actions, createNodeId, reporter }: CreateNodeArgs,
  type: string,
  { value, problems }: Checked<object>,
): void {
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
