import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CreateNodeArgs, Node, NodePluginArgs } from 'gatsby';
import { COMPANY_FILE } from '../../../../src/node/content/company/read-company';
import { noteNodes } from '../../../../src/node/data-layer/create-node';
import { createContentNodes } from '../../../../src/node/data-layer/nodes';
import { workInContentCopy } from '../../../support/content-copy';

workInContentCopy();

const file = { id: 'file', internal: { type: 'File' }, children: [] };

/** The node that is made of the company's file as it stands, and what is reported. */
function readFile(id = 'file') {
  const made: Node[] = [];
  const told: string[] = [];
  createContentNodes({
    node: { ...file, id, sourceInstanceName: 'company', absolutePath: resolve(COMPANY_FILE) },
    actions: { createNode: (node: Node) => made.push(node), createParentChildLink: jest.fn() },
    createNodeId: (name: string) => name,
    createContentDigest: JSON.stringify,
    reporter: { panicOnBuild: (message: string) => told.push(message) },
  } as unknown as CreateNodeArgs);
  return { node: made[0], said: told[0] };
}

const breakFile = () =>
  writeFileSync(COMPANY_FILE, readFileSync(COMPANY_FILE, 'utf8').replace('figures:', 'figures: ['));

test('a file that is wrong from the beginning makes no node and says what is wrong', () => {
  breakFile();
  const { node, said } = readFile('wrong from the beginning');
  expect(node).toBeUndefined();
  expect(said).toContain(COMPANY_FILE);
});

test('the last valid content of a file is kept while the file has a mistake', () => {
  const { node: right } = readFile();
  breakFile();
  const { node, said } = readFile();
  expect(right).toMatchObject({ internal: { type: 'Company' } });
  expect(node).toEqual(right);
  expect(said).toBeUndefined();
});

test('the valid content that an earlier run has read is kept as well', () => {
  const { node: right } = readFile('earlier run');
  const id = 'kept >>> Company';
  const kept = { ...right, id, children: [], parent: 'kept' };
  const getNodesByType = (type: string) => (type === 'Company' ? [kept] : []);
  noteNodes({ getNodesByType } as unknown as NodePluginArgs);
  breakFile();
  expect(readFile('kept').node).toEqual(kept);
});
