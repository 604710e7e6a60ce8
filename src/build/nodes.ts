import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { CreateNodeArgs, Node, NodeInput } from 'gatsby';
import { COMPANY_FILE, parseCompany } from './company/read-company';
import { readPost } from './posts/read-post';
import { formatProblems, type Problem } from './problems';

/** Turns `content/company.yml` and the articles into nodes of our own types. */
export function createContentNodes(args: CreateNodeArgs): void {
  const { node } = args;
  if (node.sourceInstanceName === 'company') createCompanyNode(args);
  if (node.internal.type === 'Mdx') createPostNode(args);
}

function createCompanyNode(args: CreateNodeArgs): void {
  const { value, problems } = parseCompany(readFileSync(COMPANY_FILE, 'utf8'));
  if (value) createChild(args, 'Company', { ...value });
  else report(args, problems);
}

function createPostNode(args: CreateNodeArgs): void {
  const path = contentFilePath(args.node);
  if (!path) return;
  const file = relative(process.cwd(), path);
  if (!file.startsWith('content/blog/')) return;
  const { value, problems } = readPost(readFileSync(path, 'utf8'), file);
  if (!value) return report(args, problems);
  const { id: number, ...fields } = value;
  createChild(args, 'Post', { ...fields, number });
}

function contentFilePath(node: Node): string | undefined {
  const { contentFilePath: path } = node.internal as Node['internal'] & {
    contentFilePath?: string;
  };
  return path;
}

function createChild(args: CreateNodeArgs, type: string, fields: Record<string, unknown>): void {
  const { node, actions, createNodeId, createContentDigest } = args;
  const child: NodeInput = {
    ...fields,
    id: createNodeId(`${node.id} >>> ${type}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  };
  actions.createNode(child);
  actions.createParentChildLink({ parent: node, child: child as Node & NodeInput });
}

function report({ reporter }: CreateNodeArgs, problems: readonly Problem[]): void {
  reporter.panicOnBuild(formatProblems(problems));
}
