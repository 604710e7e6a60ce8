import { readCompany } from '../../../../src/node/content/company/read-company';
import { localeFields } from '../../../../src/node/data-layer/resolvers/locale-fields';

type Locale = Parameters<typeof localeFields.data.resolve>[0];
type Context = Parameters<typeof localeFields.data.resolve>[2];

const company = readCompany().value;
const locale = (words: object, ns = 'about') =>
  ({ language: 'en', ns, data: JSON.stringify(words) }) as unknown as Locale;
const pages = [
  locale({ meta: { name: 'Home' } }, 'home'),
  locale({ meta: { name: 'Services' } }, 'services'),
  locale({ title: 'Nothing here' }, 'notFound'),
];
const context = {
  nodeModel: {
    findOne: () => Promise.resolve(company),
    findAll: () => Promise.resolve({ entries: pages }),
  },
} as unknown as Context;

const words = {
  meta: { title: '{{company.name}}: a home', description: 'd', keywords: 'k' },
  call: 'Call {{company.phone}}, {{name}}',
};

test('a page gets its words with facts filled in, without those for the head', async () => {
  const { call, ...data } = await localeFields.data.resolve(locale(words), undefined, context);
  expect((call as string).replaceAll(/\s/g, ' ')).toContain(company?.contact.phone);
  expect(call).toContain('{{name}}');
  expect(data).not.toHaveProperty('meta');
});

test('the head gets its words as plain text, with facts filled in', async () => {
  expect(await localeFields.meta.resolve(locale(words), undefined, context)).toEqual({
    title: `${company?.name ?? ''}: a home`,
    description: 'd',
    keywords: 'k',
  });
});

test('words that belong to no page have none for a head', async () => {
  expect(await localeFields.meta.resolve(locale({ call: 'x' }), undefined, context)).toBe(
    undefined,
  );
});

test('an unreadable company file stops the build with the file’s name', async () => {
  const empty = { nodeModel: { findOne: () => Promise.resolve(null) } } as unknown as Context;
  await expect(localeFields.data.resolve(locale(words), undefined, empty)).rejects.toThrow(
    'company.yml',
  );
});

test('every page knows the names of all pages, by the words of each', async () => {
  const common = locale({ skip: 'Skip' }, 'common');
  expect(await localeFields.data.resolve(common, undefined, context)).toEqual({
    pages: { home: 'Home', services: 'Services' },
    skip: 'Skip',
  });
});
