import createEmotion, { type EmotionCache, type Options } from '@emotion/css/create-instance';
import { writePhysicalSides } from '../theme/physical-sides';

/** Marks the element of a page's critical styles. */
export const CRITICAL = 'data-critical';

/** What Safari, or Chrome before 120 and Safari before 15.4, know with a prefix only. */
const PREFIXED = /^(?:text-decoration:.* |(?:appearance|hyphens|mask-image|print-color-adjust):)/;

const prefix: NonNullable<Options['stylisPlugins']>[number] = (part) => {
  if (part.type === 'decl' && PREFIXED.test(part.value))
    part.return = `-webkit-${part.value}${part.value}`;
};

const emotion = () => createEmotion({ key: 'css', stylisPlugins: [prefix, writePhysicalSides] });

export const createEmotionCache = (): EmotionCache => emotion().cache;

/** A cache that knows the document's rules; Emotion itself would move and restyle them. */
export function createHydratedCache(): EmotionCache {
  const { cache, hydrate } = emotion();
  const rules = document.querySelector(`[${CRITICAL}]`)?.textContent ?? '';
  hydrate([...rules.matchAll(/\.css-(\w+)/g)].map(([, name = '']) => name));
  return cache;
}
