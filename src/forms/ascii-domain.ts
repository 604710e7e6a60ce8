/** An e-mail address with an ASCII domain, which every browser and mail service accepts. */
export function withAsciiDomain(address: string): string {
  const [, name, domain] = /^(.+)@([^@]*[^\0-\x7f][^@]*)$/.exec(address.trim()) ?? [];
  if (!name || !domain) return address;
  try {
    return `${name}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return address;
  }
}
