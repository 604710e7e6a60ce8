import { pageRoutes, type PageRouteId } from '../../../site/routes';

export interface Words {
  [name: string]: string | Words;
}

/** Every text with its full key: `hero.title`. */
export function* eachText(words: Words, prefix = ''): Generator<[key: string, text: string]> {
  for (const [name, value] of Object.entries(words)) {
    const key = prefix + name;
    if (typeof value === 'string') yield [key, value];
    else yield* eachText(value, `${key}.`);
  }
}

export function mapTexts(words: Words, change: (text: string) => string): Words {
  const entries = Object.entries(words).map(([name, value]) => [
    name,
    typeof value === 'string' ? change(value) : mapTexts(value, change),
  ]);
  return Object.fromEntries(entries) as Words;
}

export function metaText(words: Words | undefined, name: string): string | undefined {
  const meta = words?.meta;
  const text = typeof meta === 'object' ? meta[name] : undefined;
  return typeof text === 'string' ? text : undefined;
}

export const pageNames = (
  wordsOf: (namespace: string) => Words | undefined,
  absent: readonly PageRouteId[],
): Words =>
  Object.fromEntries(
    pageRoutes.flatMap(({ id }) => {
      const name = metaText(wordsOf(id), 'name');
      return name === undefined || absent.includes(id) ? [] : [[id, name]];
    }),
  );
