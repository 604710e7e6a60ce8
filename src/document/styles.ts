import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** Declarations that some browsers, though they know the rest of the site's styles, want prefixed. */
const PREFIXED = /^(?:mask|text-decoration:.* )/;

/** Emotion's own prefixes go back to Internet Explorer and are a quarter of the styles. */
const prefix: StylisPlugin = (part) => {
  if (part.type === 'decl' && PREFIXED.test(part.value))
    part.return = `-webkit-${part.value}${part.value}`;
};

/** An empty cache of styles; it writes them alike in the built HTML and in the browser. */
export function createStyles(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [prefix] });
}
