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
 * Each is a custom property of its name in styles and in drawings (`fillInColours`).
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
} as const;

const colours = Object.entries(palette)
  // Of drawings alone.
  .filter(([name]) => name !== 'hatch-dark')
  .map(([name, colour]) => `  --${name}: ${colour};`)
  .join('\n');

export const tokens = `
:root {
${colours}
  --shadow-card: 0 1px 2px ${withAlpha(pine, 0.05)}, 0 18px 40px -18px ${withAlpha(pine, 0.22)};

  --display: "Fraunces", "Fraunces fallback", Georgia, serif;
  --text: "Figtree", "Figtree fallback", system-ui, sans-serif;
  --fs-hero: clamp(2.25rem, 1rem + 3.9vw, 4.5rem);
  --fs-h1: clamp(2.125rem, 1.6rem + 2.1vw, 3.5rem);
  --fs-h2: clamp(1.75rem, 1.42rem + 1.35vw, 2.625rem);
  --fs-h3: clamp(1.4375rem, 1.3rem + 0.56vw, 1.75rem);
  --fs-lead: clamp(1.1875rem, 1.14rem + 0.2vw, 1.3125rem);
  --fs-body: clamp(1.0625rem, 1.04rem + 0.1vw, 1.125rem);
  --fs-small: clamp(0.875rem, 0.8rem + 0.25vw, 0.9375rem);
  --fs-note: 0.875rem;

  --s2: 8px;
  --s3: 12px;
  --s4: 16px;
  --s5: 24px;
  --s6: 32px;
  --s7: 48px;
  --s8: 64px;
  --section: clamp(24px, 9vw - 11px, 96px);
  --gutter: clamp(20px, 12px + 2.1vw, 40px);
  --card-padding: clamp(22px, 18px + 0.9vw, 32px);
  --content: 1160px;
  --measure: 592px;
  --header: 72px;
  --phone-bar: 0px;

  --r: 14px;
  --r-l: 24px;

  --ease: cubic-bezier(0.2, 0.7, 0.2, 1);
  --t-quick: 200ms;
  --t-calm: 450ms;
}
@media (prefers-reduced-motion: reduce) {
  :root {
    --t-quick: 0ms;
    --t-calm: 0ms;
  }
}
`;

/** @throws when a drawing names a colour that is not there. */
export function fillInColours(drawing: string): string {
  const known = new Map<string, string>(Object.entries(palette));
  return drawing.replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const colour = known.get(name);
    if (colour === undefined) throw new Error(`There is no colour "${name}" (src/theme/tokens.ts)`);
    return colour;
  });
}
