import { queryFields } from '../../../../src/node/data-layer/resolvers/query-fields';

type Context = Parameters<typeof queryFields.picture.resolve>[2];

/** A stub of the data layer with these pictures in `content/images`. */
function layer(names: string[], nodes: Record<string, object> = {}): Context {
  const file = (name: string) => ({ children: [`sharp ${name}`] });
  const nodeModel = {
    findOne: ({ type, query }: { type: string; query?: unknown }) => {
      const wanted = JSON.stringify(query ?? '');
      const name = names.find((each) => wanted.includes(`/${each}.jpg"`));
      return Promise.resolve(type === 'File' ? name && file(name) : (nodes[type] ?? null));
    },
    getNodesByIds: ({ ids }: { ids: string[] }) => ids.map((id) => ({ id })),
  };
  return { nodeModel } as unknown as Context;
}

const picture = (name: string, context: Context) =>
  queryFields.picture.resolve(undefined, { name }, context);

test('a query gets a picture by its name', async () => {
  expect(await picture('story', layer(['hero-riga', 'story']))).toEqual({ id: 'sharp story' });
});

test('a missing picture is reported with its file and the query that asks for it', async () => {
  await expect(picture('laundry', layer(['story']))).rejects.toThrow(
    /images\/laundry\.jpg[\s\S]*picture\(name: "laundry"\)/,
  );
});

test('a query asks only for pictures that the check of the content knows', async () => {
  await expect(picture('new', layer(['new']))).rejects.toThrow(
    'picture(name: "new"): node/pictures/picture-places lacks this picture',
  );
});

test('the environment decides where inquiries go', async () => {
  const mail = { service: 's' };
  const context = layer([], { Site: { siteMetadata: { mail } } });
  expect(await queryFields.mail.resolve(undefined, undefined, context)).toBe(mail);
});
