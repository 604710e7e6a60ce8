import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { rotatedPictureFields } from '../../../../src/node/data-layer/query-fields';
import { PICTURE_GROUND } from '../../../../src/node/pictures/site-pictures';

const { resolve } = rotatedPictureFields.gatsbyImageData;

const folder = mkdtempSync(join(tmpdir(), 'upright-'));
const absolutePath = join(folder, 'picture');
afterAll(() => rmSync(folder, { recursive: true }));

const wide = (background = '#090909') =>
  sharp({ create: { width: 40, height: 20, channels: 4, background } });
const turned = (orientation: number) => wide().withMetadata({ orientation }).jpeg();

test.each([
  { name: 'turned by a phone', file: turned(6), asked: { aspectRatio: 0.5 } },
  { name: 'upside down', file: turned(3), asked: {} },
  { name: 'that nobody turned', file: wide().jpeg(), asked: {} },
  { name: 'turned, in a shape of its place', file: turned(6), args: { aspectRatio: 1 } },
  {
    name: 'of a kind that old browsers do not show',
    file: wide().webp(),
    asked: { formats: ['jpg', 'webp'] },
  },
  { name: 'that can be seen through', file: wide('#09090980').png(), ground: PICTURE_GROUND },
])('a picture $name is whole and upright in every browser, on its own colour or on white', async (picture) => {
  const { file, args = {}, asked = args, ground = 'its own' } = picture;
  await file.toFile(absolutePath);
  const originalResolver = (...[, args]: object[]) =>
    Promise.resolve({ args, backgroundColor: 'its own' });
  const context = { nodeModel: { getNodesByIds: () => [{ absolutePath }] } };
  const image = await resolve({} as never, args, context as never, { originalResolver } as never);
  expect(image).toEqual({ args: asked, backgroundColor: ground });
});
