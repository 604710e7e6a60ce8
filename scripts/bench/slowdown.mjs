/** Lighthouse's benchmark index of a middling phone: a quarter of a desktop processor's, about 1,800. */
export const PHONE_INDEX = 1800 / 4;

/**
 * By how much to slow a processor of this benchmark index to make it as quick as a middling phone;
 * rounded to a tenth, at least 1.
 * @param {number} index
 */
export function slowdownFor(index) {
  return Math.max(1, Math.round((index / PHONE_INDEX) * 10) / 10);
}
