import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** Marks the element of a page's critical styles. */
export const CRITICAL = 'data-critical';

/** The shorthand, in Safari: nothing else that the styles use needs a prefix any more. */
const PREFIXED = /^text-decoration:.* /;

const prefix: StylisPlugin = (part) => {
  if (part.type === 'decl' && PREFIXED.test(part.value))
    part.return = `-webkit-${part.value}${part.value}`;
};

export const createEmotionCache = (): EmotionCache =>
  createCache({ key: 'css', stylisPlugins: [prefix] });

/** Knows the document's rules. Emotion itself would move their element: all is styled again then. */
export function documentCache(): EmotionCache {
  const cache = createEmotionCache();
  const rules = document.querySelector(`[${CRITICAL}]`)?.textContent ?? '';
  for (const [, name = ''] of rules.matchAll(/\.css-(\w+)/g)) cache.inserted[name] = true;
  return cache;
}
