import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { rotatedPictureFields } from '../../../../src/node/data-layer/rotated-pictures';
import { PICTURE_GROUND } from '../../../../src/node/pictures/site-pictures';

type Resolve = typeof rotatedPictureFields.gatsbyImageData.resolve;
type Picture = Parameters<Resolve>[0];
type Context = Parameters<Resolve>[2];
type Info = Parameters<Resolve>[3];

const folder = mkdtempSync(join(tmpdir(), 'upright-'));
const absolutePath = join(folder, 'picture');
afterAll(() => rmSync(folder, { recursive: true }));

const wide = (alpha = 1) =>
  sharp({
    create: { width: 40, height: 20, channels: 4, background: { r: 9, g: 9, b: 9, alpha } },
  });
const turned = (orientation: number) => wide().withMetadata({ orientation }).jpeg();

/** A picture, the query's arguments, the plugin's arguments, and its result. */
const pictures = [
  {
    name: 'a photograph turned by a phone',
    file: turned(6),
    args: {},
    asked: { aspectRatio: 0.5 },
  },
  { name: 'one turned the other way', file: turned(8), args: {}, asked: { aspectRatio: 0.5 } },
  { name: 'one upside down', file: turned(3), args: {}, asked: {} },
  { name: 'one that nobody turned', file: wide().jpeg(), args: {}, asked: {} },
  {
    name: 'a turned one in a shape of its place',
    file: turned(6),
    args: { aspectRatio: 1 },
    asked: { aspectRatio: 1 },
  },
  {
    name: 'one that can be seen through',
    file: wide(0.5).png(),
    args: {},
    asked: {},
    ground: PICTURE_GROUND,
  },
];

test.each(pictures)(
  '$name is whole and upright, on its own colour or on white',
  async ({ file, args, asked, ground = 'its own' }) => {
    await file.toFile(absolutePath);
    const originalResolver = jest.fn((...of: unknown[]) =>
      Promise.resolve({ args: of[1], backgroundColor: 'its own' }),
    );
    const context = { nodeModel: { getNodesByIds: () => [{ absolutePath }] } };
    const image = await rotatedPictureFields.gatsbyImageData.resolve(
      {} as Picture,
      args,
      context as unknown as Context,
      { originalResolver } as unknown as Info,
    );
    expect(image).toEqual({ args: asked, backgroundColor: ground });
  },
);
