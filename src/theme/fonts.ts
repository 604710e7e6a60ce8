import fonts from './font-files.json';

type Font = (typeof fonts)[number];

export const fontFaces = fonts.map((font) => faces(font) + fallbackFace(font)).join('');

export const latinFiles = fonts.flatMap(({ files }) => files[0]?.url ?? []);

/** With letters beyond U+FF, such as those of Latvian. */
export const extendedFiles = fonts.flatMap(({ files }) => files[1]?.url ?? []);

function faces({ family, weight, files }: Font): string {
  return files
    .map(
      ({ url, unicodeRange }) => `
@font-face {
  font-family: "${family}";
  src: url("${url}") format("woff2");
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${unicodeRange};
}`,
    )
    .join('');
}

/** A system font of the web font's metrics, so that nothing moves when that one arrives. */
function fallbackFace({ family, fallback }: Font): string {
  return `
@font-face {
  font-family: "${family} fallback";
  src: ${fallback.local.map((name) => `local("${name}")`).join(', ')};
  ascent-override: ${fallback.ascentOverride};
  descent-override: ${fallback.descentOverride};
  line-gap-override: ${fallback.lineGapOverride};
  size-adjust: ${fallback.sizeAdjust};
}`;
}
