/** Lighthouse's benchmark index of a middling phone: about 1,800 of a desk's processor, slowed four times. */
export const PHONE_INDEX = 1800 / 4;

/**
 * How many times a processor of this benchmark index must be slowed to be as quick as a middling
 * phone, to a tenth; never less than once.
 */
export function slowdownFor(index) {
  return Math.max(1, Math.round((index / PHONE_INDEX) * 10) / 10);
}
