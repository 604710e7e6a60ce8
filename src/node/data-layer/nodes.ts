import { relative } from 'node:path';
import type { CreateNodeArgs, Node } from 'gatsby';
import { readCompany } from '../content/company/read-company';
import { readText } from '../content/files/read-text';
import { LEGAL, readLegalPage } from '../content/legal/read-legal-page';
import { readPerson } from '../content/people/read-people';
import { readPost } from '../content/posts/read-post';
import { readRates } from '../content/rates/read-rates';
import { readWordFile } from '../content/words/word-files';
import { createChild } from './create-node';
import { createPostNodes } from './post-nodes';

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
  const type = file.startsWith(`${LEGAL}/`) ? 'LegalPage' : 'PostText';
  const { value: source, problems } = readText(file);
  if (source === undefined) createChild(args, type, { problems });
  else if (type === 'LegalPage') createChild(args, type, readLegalPage(source, file));
  else createPostNodes(args, readPost(source, file));
}

function contentFilePath(node: Node): string | undefined {
  return node.internal.contentFilePath;
}
