/** Digits and capitals that nobody mistakes for one another on the phone: no 0, O, 1 and I. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A new name for an inquiry, such as `K7QM-4T2P`: one of 32^8. */
export function newReference(): string {
  const signs = Array.from(
    crypto.getRandomValues(new Uint8Array(8)),
    (byte) => SIGNS[byte % SIGNS.length],
  );
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
}
