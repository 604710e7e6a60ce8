import { relative } from 'node:path';
import type { CreateNodeArgs, Node, NodeInput, NodePluginArgs } from 'gatsby';
import { readCompany } from '../content/company/read-company';
import { readText } from '../content/files/read-text';
import { LEGAL, readLegalPage } from '../content/legal/read-legal-page';
import { readPerson } from '../content/people/read-people';
import { readPost } from '../content/posts/read-post';
import { BLOG } from '../content/posts/read-posts';
import { formatProblems, type Checked } from '../content/problems';
import { readRates } from '../content/rates/read-rates';
import { readWordFile } from '../content/words/word-files';

interface FileNode extends Node {
  sourceInstanceName?: string;
  absolutePath?: string;
  extension?: string;
}

/** Turns the files of `content` into nodes of our own types. */
export function createContentNodes(args: CreateNodeArgs): void {
  const { sourceInstanceName: folder, extension } = args.node as FileNode;
  if (folder === 'company') createCompanyNode(args);
  if (folder === 'sums') createChild(args, 'Rates', readRates());
  if (folder === 'locales' && extension === 'json') createWordsNode(args);
  if (folder === 'people' && extension === 'yml') createPersonNode(args);
  if (args.node.internal.type === 'Mdx') createTextNode(args);
}

function createCompanyNode(args: CreateNodeArgs): void {
  createChild(args, 'Company', readCompany());
}

/**
 * Words as gatsby-plugin-react-i18next expects them; its own reader cannot read every file that
 * editors save.
 */
function createWordsNode(args: CreateNodeArgs): void {
  const { absolutePath = '' } = args.node as FileNode;
  const { value, problems } = readWordFile(relative(process.cwd(), absolutePath));
  if (!value) return createChild(args, 'Locale', { problems });
  const { language, namespace: ns, words } = value;
  createChild(args, 'Locale', { value: { language, ns, data: JSON.stringify(words) }, problems });
}

function createPersonNode(args: CreateNodeArgs): void {
  const { absolutePath = '' } = args.node as FileNode;
  createChild(args, 'Person', readPerson(relative(process.cwd(), absolutePath)));
}

function createTextNode(args: CreateNodeArgs): void {
  const path = contentFilePath(args.node);
  if (!path) return;
  const file = relative(process.cwd(), path);
  const { value: source, problems: unreadable } = readText(file);
  if (source === undefined) return createChild(args, 'Mdx', { problems: unreadable });
  if (file.startsWith(`${LEGAL}/`)) createChild(args, 'LegalPage', readLegalPage(source, file));
  if (!file.startsWith(`${BLOG}/`)) return;
  const { value, problems } = readPost(source, file);
  if (!value) return createChild(args, 'Post', { problems });
  const { id: number, ...fields } = value;
  createChild(args, 'Post', { value: { ...fields, number }, problems: [] });
}

function contentFilePath(node: Node): string | undefined {
  return node.internal.contentFilePath;
}

/**
 * What each node of ours was last made of. Beside `gatsby develop` it stands until a mistake is
 * mended; what the mistake is says `createPlannedPages`.
 */
const lastRight = new Map<string, object>();

/** Records from what the nodes of an earlier run were made. */
export function noteNodes({ getNodesByType }: NodePluginArgs): void {
  for (const type of ['Company', 'Rates', 'Locale', 'Person', 'Post', 'LegalPage'])
    for (const { id, parent: _p, children: _c, internal: _i, ...value } of getNodesByType(type))
      lastRight.set(id, value);
}

function createChild(args: CreateNodeArgs, type: string, read: Checked<object>): void {
  const { node, actions, createNodeId, createContentDigest, reporter } = args;
  const id = createNodeId(`${node.id} >>> ${type}`);
  const value = read.value ?? lastRight.get(id);
  if (!value) {
    reporter.panicOnBuild(formatProblems(read.problems));
    return;
  }
  lastRight.set(id, value);
  const child: NodeInput = {
    ...value,
    id,
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(value) },
  };
  void actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}
