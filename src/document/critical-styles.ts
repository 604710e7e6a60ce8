import type { EmotionCache } from '@emotion/cache';
import { createStyles } from './styles';

/** The element in the head that holds the rules of a page names them in this attribute. */
export const CRITICAL_STYLES = 'data-critical';

/**
 * A cache of styles for the browser that knows the rules of this document. Emotion's own would move
 * their element to find out, and a browser then styles the whole page again.
 */
export function documentStyles(): EmotionCache {
  const cache = createStyles();
  const names = document.querySelector(`[${CRITICAL_STYLES}]`)?.getAttribute(CRITICAL_STYLES);
  for (const name of names?.split(' ') ?? []) cache.inserted[name] = true;
  return cache;
}
