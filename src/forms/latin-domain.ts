/** An e-mail address with its domain in Latin letters, which every browser and mail service takes. */
export function inLatinLetters(address: string): string {
  const [, name, domain] = /^(.+)@([^@]*[^\0-\x7f][^@]*)$/.exec(address.trim()) ?? [];
  if (!name || !domain || !URL.canParse(`http://${domain}`)) return address;
  return `${name}@${new URL(`http://${domain}`).hostname}`;
}
