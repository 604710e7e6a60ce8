/** HTML, its names of signs, and Markdown with a space too many or too few, which visitors would read as it stands. */
const MARKUP =
  /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);|\*\*|\[[^\]]*\]\s?\([^)]*\)?|(?<![^\n])#{2,}\S*|(?<![\w*])([_*])\S[^_*\n]{3,}\1(?=[\s.,;:!?)”]|$)|`|\\n/i;

/** A word of Latin and Cyrillic letters, which look alike. */
export const MIXED_WORD =
  /\p{L}*(?:\p{Script=Latin}\p{M}*\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{M}*\p{Script=Latin})\p{L}*/gu;

export function plainMarkup(text: string): string[] {
  const [word] = text.match(MIXED_WORD) ?? [];
  if (word) return [`has a Cyrillic letter among the others in "${word}"; type the word again`];
  const found = MARKUP.exec(text)?.[0].trim();
  return found ? [`holds ${found}, which the page would show as it stands; ${hint(found)}`] : [];
}

function hint(found: string): string {
  if (found.startsWith('#')) return 'expected a space behind #';
  if (found.startsWith('[')) return 'expected no space between ] and (, and links only in articles';
  return found === '**' ? 'expected no space within **…**, and ** only in articles' : 'take it out';
}

/** What a camera or a program has called a picture, or that it is one. */
export const saysNothing = (text: string): boolean =>
  /^(?:[^ ]+\.(?:jpe?g|png|webp|avif|heic)|attēls|bilde|foto\S*|image|photo\S*|picture)$/i.test(
    text,
  );

export const NAMED = 'says nothing of the picture; expected what is seen in it';

/** Whether a text was copied into another language; names may be the same in both. */
export const isCopied = (text = '', other = ''): boolean =>
  text === other && /(?:\p{L}\p{Ll}+\P{L}+){5}/u.test(text.replace(/\{\{.*?\}\}|\/\S*/g, ''));

export const COPIED = 'is word for word that of another language; expected its translation';

/** Letters of every Latin alphabet, so that a Cyrillic one is none of them. */
export const EMAIL =
  /^[\p{Script=Latin}\d.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{Script=Latin}\d-]+\.)+\p{Script=Latin}{2,}$/u;

const OPEN =
  'expected an address that everybody can open, or for a page of this site its path alone, as /services/';

const addressRules: readonly (readonly [RegExp, string])[] = [
  [/^https?:\/*https?:/i, 'begins twice; expected https:// once'],
  [/^https?(?!s?:\/\/[^/])/i, 'expected https:// and then the name of a site'],
  [/^https?:\/\/[^/?#]*@/i, 'has @ in it; expected mailto: before an e-mail, or the site alone'],
  [
    /^https?:\/\/(?:localhost|127\.|10\.|192\.168\.|\[|[^/]*\.local\b)/i,
    `is on one computer only; ${OPEN}`,
  ],
  [
    /^https?:\/\/(?:[^/?#]*\.(?:netlify\.app|vercel\.app|pages\.dev|ngrok[\w.-]*)|app\.netlify\.com)(?![^:/?#])/i,
    `is a preview; ${OPEN}`,
  ],
  [/^https?:\/\/[^/?#.]*(?:[/?#]|$)/, 'is not whole; expected one such as https://www.example.com'],
  [
    /^https?:\/\/(?![\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?(?:[/?#]|$))/u,
    'has a sign in it that the name of a site never has; take it out',
  ],
  [/[,;:'"„“”]$/, 'ends with a sign of the sentence; take it out'],
  [/docs\.google\.com\/.*\/edit/, 'opens a document to be edited; expected /preview for /edit'],
  [
    /^https?:\/\/(?:(?:drive|docs)\.google\.com\/(?:.*\bu\/\d|drive\/(?!folders)|\w+\/?$)|(?:www\.)?dropbox\.com\/(?:home|work|personal)|onedrive\.live\.com\/(?:\?id=|edit))/,
    'opens in your own account alone; expected the link that "Share" gives, for anyone with it',
  ],
];

/** What is wrong with an address that begins with http; `own` is the address of the site. */
export function addressProblem(address: string, own = ''): string | undefined {
  if (!/^https?(?::|\/\/)/i.test(address)) return undefined;
  if (address.search(MIXED_WORD) >= 0)
    return 'has a Cyrillic letter among the others; type it again';
  const [, problem] = addressRules.find(([pattern]) => pattern.test(address)) ?? [];
  return problem ?? (isOn(own, address) ? `is on this site; ${OPEN}` : undefined);
}

const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : '';

export const isOn = (site: string, address: string): boolean =>
  hostOf(site) !== '' && hostOf(site) === hostOf(address);
