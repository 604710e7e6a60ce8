import { isMixed } from './words/plain-markup';

/** Letters of every Latin alphabet, so that a Cyrillic one is none of them. */
export const EMAIL =
  /^[\p{Script=Latin}\d.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{Script=Latin}\d-]+\.)+\p{Script=Latin}{2,}$/u;

const OPEN =
  'expected an address that everybody can open, or for a page of this site its path alone, as /services/';

/** What is wrong in addresses that begin with http. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/^https?:\/*https?:/i, 'begins twice; expected https:// once'],
  [/^https?:(?!\/\/[^/])/i, 'expected https:// and then the name of a site'],
  [/^https?:\/\/[^/?#]*@/i, 'has @ in it; expected mailto: before an e-mail, or the site alone'],
  [
    /^https?:\/\/(?:localhost|127\.|10\.|192\.168\.|\[|[^/]*\.local\b)/i,
    `is on one computer only; ${OPEN}`,
  ],
  [
    /^https?:\/\/[^/?#]*\.(?:netlify\.app|vercel\.app|pages\.dev|ngrok[\w.-]*)(?![^:/?#])/i,
    `is a preview; ${OPEN}`,
  ],
  [/^https?:\/\/[^/?#.]*(?:[/?#]|$)/, 'is not whole; expected one such as https://www.example.com'],
  [
    /^https?:\/\/(?![\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?(?:[/?#]|$))/u,
    'has a sign in it that the name of a site never has; take it out',
  ],
  [/[,;:'"„“”]$/, 'ends with a sign of the sentence; take it out'],
  [/docs\.google\.com\/.*\/edit/, 'opens a document to be edited; expected /preview for /edit'],
];

/** Of an address that begins with http, on the site at `own` too. */
export function addressProblem(address: string, own = ''): string | undefined {
  if (!/^https?:/i.test(address)) return undefined;
  if (isMixed(address)) return 'has a Cyrillic letter among the others; type it again';
  const [, problem] = rules.find(([pattern]) => pattern.test(address)) ?? [];
  return problem ?? (isOn(own, address) ? `is on this site; ${OPEN}` : undefined);
}

const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : '';

export const isOn = (site: string, address: string): boolean =>
  hostOf(site) !== '' && hostOf(site) === hostOf(address);

/** The texts within a value, each with its key. */
export const textsWithin = (value: object, prefix = ''): [key: string, text: string][] =>
  Object.entries(value).flatMap(([name, inner]: [string, unknown]): [string, string][] => {
    if (typeof inner === 'string') return [[prefix + name, inner]];
    return typeof inner === 'object' && inner ? textsWithin(inner, `${prefix}${name}.`) : [];
  });
