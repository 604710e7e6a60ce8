import { readFileSync } from 'node:fs';

/** The paths in the sitemap of a built site, in their order. */
export function sitePaths(built: string) {
  const sitemap = readFileSync(`${built}/sitemap-0.xml`, 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
  return addresses.map(([, address = '']) => new URL(address).pathname).sort();
}
