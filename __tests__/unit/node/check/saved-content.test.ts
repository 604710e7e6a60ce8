import { CONTENT, SYSTEM_PATH } from '../../../../src/node/content/files';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkContent } from '../../../../src/node/check/check-content';
import { readCompany } from '../../../../src/node/content/company/read-company';
import { readLegalPages, readPosts } from '../../../../src/node/content/texts';
import { readPeople } from '../../../../src/node/content/people';
import { formatProblems } from '../../../../src/node/content/problems';
import { readWordFiles } from '../../../../src/node/content/words/words';
import { workInContentCopy } from '../../../support/content-copy';

workInContentCopy();

const report = async () => formatProblems(await checkContent());

const everythingIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

const readAll = () =>
  [readCompany, readLegalPages, readPeople, readPosts, readWordFiles].map((read) => read());

test('the build reads the same content with the line ends of Windows and a byte order mark', async () => {
  const before = readAll();
  for (const file of everythingIn(CONTENT).filter((name) => /\.(mdx|yml|json|txt)$/.test(name))) {
    const saved = readFileSync(file, 'utf8').replaceAll('\n', '\r\n');
    writeFileSync(file, `\ufeff${saved}`);
  }
  expect(readAll()).toEqual(before);
  expect(await report()).toBe('');
});

const names = [
  ...['.DS_Store', '._cover.jpg', 'Thumbs.db', 'desktop.ini'],
  ...['~$index.lv.mdx', 'index.lv.mdx~', 'index.lv.mdx.bak', '#index.lv.mdx#'],
];

test('checking the content ignores system files and backups in every folder, and so does Gatsby', async () => {
  const folders = everythingIn(CONTENT).filter((path) => statSync(path).isDirectory());
  for (const folder of [CONTENT, ...folders])
    for (const name of names) writeFileSync(join(folder, name), Buffer.from([0, 5, 22, 7, 0]));
  expect(await report()).toBe('');
  for (const name of names) expect(resolve(CONTENT, name)).toMatch(SYSTEM_PATH);
  expect(resolve(`${CONTENT}/.a`, 'index.lv.mdx')).not.toMatch(SYSTEM_PATH);
});
