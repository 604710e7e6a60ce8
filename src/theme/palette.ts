const withAlpha = (colour: string, alpha: number) =>
  colour +
  Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0');

const pine = '#12343b';
const pineDeep = '#0b262c';
const teal = '#1f5c63';
const white = '#ffffff';

/**
 * Which are relatives of which: docs/guides/colours.md.
 * Each is a custom property of its name in styles (`theme/tokens`) and in drawings (`fillInColours`).
 */
export const palette = {
  pine,
  'pine-deep': pineDeep,
  'pine-line': '#2a4c53',
  'ink-soft': '#46626a',
  'ink-soft-on-sky': '#36555d',
  teal,
  'on-pine': '#f6efe3',
  'on-pine-soft': '#b9cdcf',

  amber: '#e8a33d',
  'amber-lift': '#f2b455',
  'amber-wash': '#fbeccf',
  leaf: '#2f6b4f',
  'leaf-lift': '#6fae8b',
  brick: '#a03d28',

  white,
  cream: '#fbf6ee',
  sand: '#eadbc5',
  'sand-dark': '#b59a6a',
  sky: '#cfe3e6',
  mist: '#e9f2f3',

  line: '#e2e0d8',
  'line-field': '#7a8f94',
  'line-pill': '#cfc8b8',
  'line-cool': '#cfdcdd',

  placeholder: '#5f777e',
  'error-wash': '#fffaf8',
  'hero-ground': '#bbced2',
  'hatch-dark': '#f4cf94',

  'pine-25': withAlpha(pine, 0.25),
  'pine-deep-50': withAlpha(pineDeep, 0.5),
  'teal-45': withAlpha(teal, 0.45),
  'shadow-near': withAlpha(pine, 0.05),
  'shadow-far': withAlpha(pine, 0.22),
} as const;

/** @throws when a drawing names a colour that is not there. */
export function fillInColours(drawing: string): string {
  const known = new Map<string, string>(Object.entries(palette));
  return drawing.replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const colour = known.get(name);
    if (colour === undefined)
      throw new Error(`There is no colour "${name}" (src/theme/palette.ts)`);
    return colour;
  });
}
