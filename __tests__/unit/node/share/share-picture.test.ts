import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CONTENT } from '../../../../src/node/content/content-folder';
import { sharePicture, type ShareContent } from '../../../../src/node/share/share-picture';

const content: ShareContent = {
  ...{ title: 'Īre', kicker: 'Rīgas tirgus', language: 'lv', companyName: 'Amberkey' },
  photo: { path: resolve(`${CONTENT}/images/story.jpg`), digest: '1' },
};
const project = process.cwd();

beforeEach(() => {
  process.chdir(mkdtempSync(join(tmpdir(), 'share-')));
  for (const drawings of ['static', 'artwork']) symlinkSync(join(project, drawings), drawings);
});

afterEach(() => process.chdir(project));

test('an existing picture is not drawn again, even if two pages need it at once', async () => {
  const [address = '', ...others] = await Promise.all([1, 2].map(() => sharePicture(content)));
  expect(others).toEqual([address]);
  writeFileSync(`public${address}`, 'drawn before');
  expect(await sharePicture(content)).toBe(address);
  expect(readFileSync(`public${address}`, 'utf8')).toBe('drawn before');
});

test.each<[part: string, change: Partial<ShareContent>]>([
  ['title', { title: 'Īres' }],
  ['kicker', { kicker: undefined }],
  ['company', { companyName: 'Amber' }],
  ['photograph', { photo: { ...content.photo, digest: '2' } }],
])('another %s gives the picture another address', async (_, change) => {
  expect(await sharePicture({ ...content, ...change })).not.toBe(await sharePicture(content));
});
