/**
 * Writes the domain of an e-mail address in Latin letters where a browser refuses others; some
 * browsers do that by themselves. Says whether the address is accepted then.
 */
export function writeLatinDomain(field: EventTarget): boolean {
  if (!(field instanceof HTMLInputElement) || field.type !== 'email') return false;
  const [, name, domain] = /^(.+)@([^@]*[^\0-\x7f][^@]*)$/.exec(field.value.trim()) ?? [];
  if (!name || !domain || !URL.canParse(`http://${domain}`)) return false;
  field.value = `${name}@${new URL(`http://${domain}`).hostname}`;
  return field.validity.valid;
}
