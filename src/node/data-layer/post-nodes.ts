import type { CreateNodeArgs, Node, NodePluginArgs, SourceNodesArgs } from 'gatsby';
import type { PostFile } from '../content/posts/read-post';
import type { Checked } from '../content/problems';
import { createChild, createNode, idOf } from './create-node';

/** What pages know of an article. */
export interface PostNode extends Node, Omit<PostFile, 'id' | 'source'> {
  /** The id of the node of its text. */
  text: string;
}

/**
 * An article is two nodes: `Post`, which other pages show too, and `PostText`, which only its own page
 * shows. When a file changes, Gatsby replaces all nodes that descend from it and asks again for every
 * page that used one of them; `Post` descends from none, so that a sentence updates one page only.
 */
export function createPostNodes(
  args: CreateNodeArgs,
  { value, problems }: Checked<PostFile>,
): void {
  // While the front matter has a mistake, the `Post` that is there stands.
  if (!value) return createChild(args, 'PostText', { problems });
  const { id: number, source, ...fields } = value;
  const post = { ...fields, number, text: idOf(args, 'PostText') };
  createNode(args, 'Post', { value: post, problems }, null);
  createChild(args, 'PostText', { value: { source }, problems });
}

/** Tells Gatsby that the nodes without a parent stay from build to build, and that we drop them. */
export function keepPosts({ actions }: SourceNodesArgs): void {
  actions.enableStatefulSourceNodes?.();
}

/** Drops each article whose text is gone, which goes with its file. */
export function dropPosts({ getNodesByType, getNode, actions }: NodePluginArgs): void {
  for (const post of getNodesByType('Post') as PostNode[])
    if (!getNode(post.text)) actions.deleteNode(post);
}
