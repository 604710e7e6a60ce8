import { queryFields } from '../../../src/build/resolvers/query-fields';

type Context = Parameters<typeof queryFields.picture.resolve>[2];

/** A data layer with these pictures in `content/images`. */
function layer(names: string[], nodes: Record<string, object> = {}): Context {
  const file = (name: string) => ({ children: [`sharp ${name}`] });
  const nodeModel = {
    findOne: ({ type, query }: { type: string; query?: unknown }) => {
      const wanted = JSON.stringify(query ?? '');
      const name = names.find((each) => wanted.includes(`"${each}.jpg"`));
      return Promise.resolve(type === 'File' ? name && file(name) : (nodes[type] ?? null));
    },
    getNodesByIds: ({ ids }: { ids: string[] }) => ids.map((id) => ({ id })),
  };
  return { nodeModel } as unknown as Context;
}

const picture = (name: string, context: Context) =>
  queryFields.picture.resolve(undefined, { name }, context);

test('a picture is asked for by its name', async () => {
  expect(await picture('story', layer(['hero', 'story']))).toEqual({ id: 'sharp story' });
});

test('a picture that is not there is named with its file and with what asks for it', async () => {
  await expect(picture('gone', layer(['hero']))).rejects.toThrow(
    /images\/gone\.jpg[\s\S]*picture\(name: "gone"\)/,
  );
});

test('where inquiries go is what the environment has decided', async () => {
  const mail = { service: 's' };
  const context = layer([], { Site: { siteMetadata: { mail } } });
  expect(await queryFields.mail.resolve(undefined, undefined, context)).toBe(mail);
});
