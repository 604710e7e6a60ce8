import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CreateNodeArgs, Node, NodePluginArgs } from 'gatsby';
import { BLOG } from '../../../../src/node/content/posts/read-posts';
import { createContentNodes } from '../../../../src/node/data-layer/nodes';
import { dropPosts } from '../../../../src/node/data-layer/post-nodes';
import { workInContentCopy } from '../../../support/content-copy';

workInContentCopy();

const slug = readdirSync(BLOG)[0] ?? '';
const FILE = `${BLOG}/${slug}/lv.mdx`;

/** The nodes that are made of the article's file as it stands, by their type. */
function readFile() {
  const made: Record<string, Node> = {};
  createContentNodes({
    node: { id: 'mdx', internal: { type: 'Mdx', contentFilePath: resolve(FILE) }, children: [] },
    actions: {
      createNode: (node: Node) => (made[node.internal.type] = node),
      createParentChildLink: jest.fn(),
    },
    createNodeId: (name: string) => name,
    createContentDigest: JSON.stringify,
    reporter: { panicOnBuild: jest.fn() },
  } as unknown as CreateNodeArgs);
  return made;
}

const edit = (change: (text: string) => string) =>
  writeFileSync(FILE, change(readFileSync(FILE, 'utf8')));

describe('An article of which a sentence changes', () => {
  test('stays the same for the pages that only show its title', () => {
    const { Post: before } = readFile();
    edit((text) => `${text}\nOne sentence more.\n`);
    const { Post: after } = readFile();
    expect(after).toEqual(before);
  });

  test('has another text on its own page', () => {
    const { PostText: before } = readFile();
    edit((text) => `${text}\nOne sentence more.\n`);
    const { PostText: after, Post: post } = readFile();
    expect(after?.internal.contentDigest).not.toBe(before?.internal.contentDigest);
    expect(post).toMatchObject({ text: after?.id });
  });

  test('is not replaced when Gatsby replaces what descends from its file', () => {
    expect(readFile()).toMatchObject({ Post: { parent: null }, PostText: { parent: 'mdx' } });
  });
});

test('an article whose title changes is another one for every page', () => {
  const { Post: before } = readFile();
  edit((text) => text.replace(/^title: .*/m, "title: 'Another'"));
  expect(readFile().Post?.internal.contentDigest).not.toBe(before?.internal.contentDigest);
});

test('while its front matter has a mistake, an article stands as it was', () => {
  const { PostText: before } = readFile();
  edit((text) => text.replace(/^category: .*/m, 'category: nothing'));
  const { Post: post, PostText: text } = readFile();
  expect(post).toBeUndefined();
  expect(text).toEqual(before);
});

test('an article is dropped when its text is gone with its file, and no other', () => {
  const posts = [
    { id: 'here', text: 'its text' },
    { id: 'gone', text: 'no text' },
  ];
  const deleteNode = jest.fn();
  dropPosts({
    getNodesByType: () => posts,
    getNode: (id: string) => (id === 'its text' ? {} : undefined),
    actions: { deleteNode },
  } as unknown as NodePluginArgs);
  expect(deleteNode.mock.calls).toEqual([[posts[1]]]);
});
