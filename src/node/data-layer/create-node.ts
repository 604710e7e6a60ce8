import type { CreateNodeArgs, NodeInput, NodePluginArgs } from 'gatsby';
import { formatProblems, type Checked } from '../content/problems';

/**
 * What each node of ours was last made of. Beside `gatsby develop` it stands until a mistake is
 * mended; what the mistake is says `createPlannedPages`.
 */
const lastRight = new Map<string, object>();

/** Records from what the nodes of an earlier run were made. */
export function noteNodes({ getNodesByType }: NodePluginArgs): void {
  for (const type of ['Company', 'Rates', 'Locale', 'Person', 'PostText', 'LegalPage'])
    for (const { id, parent: _p, children: _c, internal: _i, ...value } of getNodesByType(type))
      lastRight.set(id, value);
}

/** Makes a node of what was read from another one, on which it hangs: it goes when that goes. */
export function createChild(args: CreateNodeArgs, type: string, read: Checked<object>): void {
  const { node, actions } = args;
  const child = createNode(args, type, read, node.id);
  if (child) actions.createParentChildLink({ parent: node, child });
}

/** The id of the node of a type that is made of this one. */
export function idOf({ node, createNodeId }: CreateNodeArgs, type: string): string {
  return createNodeId(`${node.id} >>> ${type}`);
}

/**
 * Makes a node of what was read from another one; `parent` is the node on which it hangs. Without a
 * right value it is made of the last one; if there is none, the problems are reported.
 */
export function createNode(
  args: CreateNodeArgs,
  type: string,
  read: Checked<object>,
  parent: string | null,
): NodeInput | undefined {
  const { actions, createContentDigest, reporter } = args;
  const id = idOf(args, type);
  const value = read.value ?? lastRight.get(id);
  if (!value) {
    reporter.panicOnBuild(formatProblems(read.problems));
    return undefined;
  }
  lastRight.set(id, value);
  const contentDigest = createContentDigest(value);
  const node = { ...value, id, parent, children: [], internal: { type, contentDigest } };
  void actions.createNode(node);
  return node;
}
