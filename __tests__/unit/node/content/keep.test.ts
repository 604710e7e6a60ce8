/** @jest-environment node */
import type { GatsbyCache } from 'gatsby';
import { keepIn } from '../../../../src/node/content/keep';

function emptyCache(): GatsbyCache {
  const kept = new Map<string, unknown>();
  return {
    get: (name: string) => Promise.resolve(kept.get(name)),
    set: (name: string, value: unknown) => Promise.resolve(kept.set(name, value)),
  } as unknown as GatsbyCache;
}

test('what was made of the same inputs is not made again', async () => {
  const keep = keepIn(emptyCache());
  const make = jest.fn().mockResolvedValue({ nodes: ['a'] });
  await keep('text', ['a', 1], make);
  expect(await keep('text', ['a', 1], make)).toEqual({ nodes: ['a'] });
  expect(make).toHaveBeenCalledTimes(1);
});

test.each([
  ['another name', 'other', ['a']],
  ['other inputs', 'text', ['b']],
])('%s has its own', async (_, name, inputs) => {
  const keep = keepIn(emptyCache());
  await keep('text', ['a'], () => 'first');
  expect(await keep(name, inputs, () => 'second')).toBe('second');
});

test('what could not be made is tried again', async () => {
  const keep = keepIn(emptyCache());
  await expect(keep('text', 1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await keep('text', 1, () => 'made')).toBe('made');
});
