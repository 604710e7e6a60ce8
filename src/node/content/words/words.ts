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
