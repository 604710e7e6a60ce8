import { palette } from './palette';

const colours = Object.entries(palette)
  .map(([name, colour]) => `  --${name}: ${colour};`)
  .join('\n');

export const tokens = `
:root {
${colours}
  --error: var(--brick);
  --shadow-card: 0 1px 2px var(--shadow-near), 0 18px 40px -18px var(--shadow-far);

  --display: "Fraunces", "Fraunces fallback", Georgia, serif;
  --text: "Figtree", "Figtree fallback", system-ui, sans-serif;
  --fs-hero: clamp(2.25rem, 1rem + 3.9vw, 4.5rem);
  --fs-number: clamp(3.75rem, 1.5rem + 7vw, 7.5rem);
  --fs-h1: clamp(2.25rem, 1.81rem + 1.8vw, 3.5rem);
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
  --section: clamp(24px, 9vw - 11px, 104px);
  --gutter: clamp(20px, 12px + 2.1vw, 40px);
  --card-padding: clamp(22px, 18px + 0.9vw, 32px);
  --content: 1160px;
  --measure: 640px;
  --header: 72px;
  /* The height of home's picture: at its foot the first screen has room for the strip, and for what sticks to its lower edge. */
  --hero: clamp(46vw, 100vh - 184px + 6.6vw, 66vw);
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
