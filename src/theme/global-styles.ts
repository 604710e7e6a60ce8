import { compile, middleware, serialize, stringify } from 'stylis';
import fonts from './font-files.json';
import { media } from './media';
import { writePhysicalSides } from './physical-sides';
import { tokens } from './tokens';

type Font = (typeof fonts)[number];

const fontFaces = fonts.map((font) => faces(font) + fallbackFace(font)).join('');

export const latinFiles = fonts.flatMap(({ files }) => files[0]?.url ?? []);

/** These files have the letters beyond U+FF, such as those of Latvian. */
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

const base = `
*, *::before, *::after { box-sizing: border-box; }
html {
  /* Browsers that darken pages by themselves leave the text of an amber button light. */
  color-scheme: only light;
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  scroll-padding-top: calc(var(--header) + 24px);
  scroll-padding-bottom: calc(var(--consent, 0px) + var(--phone-bar) + 24px);
}
${media.phoneBar} {
  /* What layout/call-links does not cover. */
  main > :is([data-closing], :has(fieldset, [data-toast])) { position: relative; z-index: 2; }
  html:has([data-section="phone-bar"]) { --phone-bar: 66px; }
  @supports not selector(:has(a)) { html:root { --phone-bar: 66px; } }
}
dialog:not([open]) { display: none; }
html:has(dialog[open]) { overflow: hidden; }
@media (min-height: 30em) {
  /* The focus stays clear of a floating toast. */
  html:has([data-toast='success']) { scroll-padding-bottom: 160px; }
}
body {
  margin: 0;
  background: var(--white);
  color: var(--pine);
  font: 400 var(--fs-body)/1.6 var(--text);
  -webkit-font-smoothing: antialiased;
  overflow-wrap: break-word;
  text-wrap: pretty;
}
h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend { margin: 0; padding: 0; }
fieldset { min-width: 0; border: 0; }
/* One long word makes no column wider than the screen. */
h1, h2, h3, h4, p { overflow-wrap: anywhere; }
ul, ol { list-style: none; }
h1, h2, h3, h4 { text-wrap: balance; }
h1, h2 {
  font-family: var(--display);
  font-weight: 500;
  /* None at 20 px, and the more the larger. */
  letter-spacing: clamp(-0.02em, 0.6px - 0.03em, 0px);
  word-spacing: 0.06em;
  /* Titles have wanted line breaks. */
  white-space: pre-line;
}
h1 { font-size: var(--fs-h1); line-height: 1.06; }
h2 { font-size: var(--fs-h2); line-height: 1.14; }
img, svg { display: block; max-width: 100%; }
a { color: var(--teal); text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
a:hover { text-decoration-thickness: 2px; }
/* The focus stays clear of a result that sticks below the header. */
a, button, summary { scroll-margin-top: 64px; }
button, input, select, textarea { font: inherit; color: inherit; }
:focus-visible { outline: 3px solid var(--teal); outline-offset: 3px; border-radius: 6px; }
#gatsby-focus-wrapper { outline: none; }
#gatsby-announcer { display: none; }
#announcer {
  position: absolute;
  top: 0;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
[data-range] { white-space: nowrap; }
.on-pine :focus-visible { outline-color: var(--amber); }
/* Of pictures and of blocks that rise into place: as a style of each it would repeat in each class. */
:where([data-picture]) { display: block; position: relative; overflow: hidden; }
[data-picture]::before { content: ''; position: absolute; inset: 0; }
:where([data-picture]) img {
  position: absolute;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;
  object-fit: cover;
}
/* Before Chrome 88 and Safari 15, some of which know no :where(), a picture has its own proportions and place. */
@supports not (aspect-ratio: 1) {
  [data-picture] { display: block; overflow: hidden; }
  [data-picture]::before { content: none; }
  [data-picture] img { position: static; width: 100%; height: auto; min-height: 100%; object-fit: cover; }
}
@media (scripting: none) {
  /* The one in the noscript element is shown instead. */
  [data-picture] > :is(picture, img) { display: none; }
  /* An archive of a page runs no scripts. */
  [data-reveal][data-reveal][data-reveal] { opacity: 1; transform: none; }
}
@media (scripting: enabled) {
  [data-picture='waiting'] [data-main-image] { opacity: 0; }
}
/* They change while a page hydrates: inherited, they would change the styles of all elements inside. */
@property --consent { syntax: '<length>'; inherits: false; initial-value: 0px; }
@property --reveal-delay { syntax: '<time>'; inherits: false; initial-value: 0s; }
@keyframes pulse { 50% { opacity: 0.45; } }
/* What was pressed waits for the scripts, and a page on a slow line for its data. */
button[aria-busy='true'] { opacity: 0.6; cursor: progress; }
html[data-loading]::before {
  content: '';
  position: fixed;
  inset: 0 0 auto;
  z-index: 40;
  height: 4px;
  background: var(--amber);
}
${media.motion} {
  button[aria-busy='true'], html[data-loading]::before { animation: pulse 1.6s ease-in-out infinite; }
  /* A picture far below has no address yet, and would pulse where nobody sees it. */
  [data-picture]:not([data-picture='loaded']):has(img[src])::before {
    animation: pulse 1.6s ease-in-out infinite;
  }
  [data-reveal][data-reveal='waiting'] { opacity: 0; transform: translateY(16px); }
  [data-reveal][data-reveal='active'] {
    transition: var(--t-calm) var(--ease) var(--reveal-delay, 0s);
    transition-property: opacity, transform;
  }
}
${media.forced} {
  /* Drawings keep their own colours, which may be the ground's. */
  svg { color: inherit !important; }
}
@page a4 { size: A4; margin: 10mm 14mm; }
@media print {
  #gatsby-focus-wrapper > :not(main), main > [data-closing], dialog, [popover] { display: none; }
  #gatsby-focus-wrapper > main { padding: 0; }
  /* A picture that has not been loaded leaves no hole. */
  [data-picture='waiting']:not(:has(img[src])) { display: none; }
  h2, h3 { break-after: avoid; }
  tr, figure, details, form { break-inside: avoid; }
  a { color: inherit; }
}
`;

/** The minified styles of every page, which the build writes into the head of the HTML. */
export const globalStyles = serialize(
  compile(fontFaces + tokens + base),
  middleware([writePhysicalSides, stringify]),
);
