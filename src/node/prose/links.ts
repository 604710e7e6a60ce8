import { dirname, extname } from 'node:path/posix';
import { languages, type Language } from '../../site/languages';
import { inLanguage, pathTo, pathToArticle, pageRoutes, type PageRouteId } from '../../site/routes';
import { dayInRiga } from '../../site/riga-time';
import { addressProblem, EMAIL, isOn } from '../content/text-checks';
import { DOCUMENTS, isThere, missingFile, PICTURES } from '../content/files';
import { shortList } from '../content/problems';
import type { ProseSource } from './compile-prose';

/** The only kinds of addresses that a text may link to (specification, section 2). */
const PROTOCOLS = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'];

const HERE = 'https://here.invalid';

/** The name of a site without its protocol. */
const SITE = /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.(?!html?|pdf|jpe?g|png|webp)[a-z]{2,4}(?:[/?#]|$))/i;

interface CheckedLink {
  href?: string;
  problem?: string;
}

/** Texts leave the language out. Whether a page has the place behind # is not checked yet. */
export function checkLink(written: string, place: ProseSource): CheckedLink {
  const { language, path, knownPaths, draftPaths, facts } = place;
  const problem = (reason: string) => ({ problem: `"${written}" ${reason}` });
  if (/^#?$/.test(written)) return problem('leads nowhere; expected [words](address)');
  if (EMAIL.test(written)) return problem(`is an e-mail address; expected mailto:${written}`);
  if (/^[^/:?#]+\.(?:docx?|odt|xlsx?|ods|pptx?|txt|zip)$/i.test(written))
    return problem('is no page; save it as PDF beside the text, and write its name: (prices.pdf)');
  if (/^(?:tel:)?\+?\d[\d ()-]{5,}$/.test(typed(written)))
    return problem('is a phone number; expected it without a link, or {{company.phone}}');
  if (SITE.test(written)) return problem(`has no https:// before it; expected https://${written}`);
  const wrong = addressProblem(typed(written));
  if (wrong) return problem(wrong);
  if (isOn(facts?.['company.url'] ?? '', written)) {
    const { pathname, search, hash } = new URL(written);
    const inside = withoutLanguage(pathname) + search + hash;
    const { problem: unknown = `is on this site; expected ${inside}` } = checkLink(inside, place);
    return problem(unknown.replace(`"${inside}" `, ''));
  }
  const base = HERE + withoutLanguage(path);
  if (!URL.canParse(written, base)) return problem('is no address');
  const { origin, protocol, pathname, search, hash } = new URL(written, base);
  if (origin !== HERE && !URL.canParse(written))
    return problem('names a host without its protocol; expected https://…');
  if (!PROTOCOLS.includes(protocol.slice(0, -1)))
    return problem('is not allowed; expected https://…, mailto:… or a page of the site');
  if (facts && protocol === 'mailto:' && !EMAIL.test(typed(pathname)))
    return problem('is no e-mail address; expected mailto: and one such as info@example.com');
  if (origin !== HERE) return { href: written };
  const page = withoutLanguage(`${pathname}/`);
  const plain = knownPaths.includes(inLanguage(page, language)) ? page : withoutLanguage(pathname);
  if (plain !== pathname)
    return problem(`has a language, or no slash at its end; expected ${plain}`);
  const target = inLanguage(pathname, language);
  if (draftPaths.includes(target))
    return problem(
      'leads to an article that is not public yet; publish that one first, or take the link out',
    );
  if (!knownPaths.includes(target))
    return problem(
      `leads to no page; expected one of: ${shortList(knownPaths.map(withoutLanguage))}`,
    );
  if (/%(?![\da-f]{2})/i.test(hash)) return problem('holds a stray %; take it out');
  if (target === path && hash) return { href: hash };
  return { href: target + search + hash };
}

function withoutLanguage(path: string): string {
  const language = languages.find((candidate) => path.startsWith(`/${candidate}/`));
  return language ? path.slice(language.length + 1) : path;
}

interface Publication {
  draft?: boolean;
  date?: string;
}

const NEVER = '9999-12-31';

/** The day from which a text is public; a legal page is so today. */
const publicationDay = ({ draft, date = '' }: Publication) => (draft ? NEVER : date);

/** A public text may not link to a draft, nor to an article of a later day than its own. */
export function linkTargets(
  posts: readonly (Publication & { slug: string })[],
  absent: readonly PageRouteId[] = [],
  today = dayInRiga(new Date()),
) {
  const days = new Map(posts.map((post) => [post.slug, publicationDay(post)]));
  const pages = pageRoutes.filter(({ id }) => !absent.includes(id));
  return ({ language, ...text }: Publication & { language: Language }) => {
    const day = [publicationDay(text), today].sort().at(-1) ?? today;
    const pathsTo = (areKnown: boolean) =>
      [...days]
        .filter(([, from]) => from <= day === areKnown)
        .map(([slug]) => pathToArticle(language, slug));
    const known = pages.map(({ id }) => pathTo(language, id));
    return { knownPaths: [...known, ...pathsTo(true)], draftPaths: pathsTo(false) };
  };
}

const endings = { picture: PICTURES, document: DOCUMENTS };

/** A file that a text names, in its own folder. */
export interface Attachment {
  name: string;
  kind: keyof typeof endings;
}

const hasEnding = (name: string, kind: Attachment['kind']): boolean =>
  endings[kind].includes(extname(name).toLowerCase());

/** A link to a document has its name alone; any other link leads to a page. */
export const isDocument = (written: string): boolean =>
  /^[^/:?#]+$/.test(written) && hasEnding(written, 'document');

/** An address as it was typed, whatever signs are in it. */
const typed = (address: string): string => decodeURI(address.replace(/%(?![\da-f]{2})/gi, '%25'));

/** The name of a file in the folder of a text, and its problem. */
export function findAttachment(written: string, text: string, kind: Attachment['kind']) {
  const name = typed(written).replace(/^\.\//, '');
  const folder = dirname(text);
  const kinds = endings[kind].join(', ');
  const form = hasEnding(name, kind) ? '' : ` as one of ${kinds}`;
  const move = `save it in ${folder}${form} and write its name alone`;
  const rules = [
    [name.startsWith('data:'), `the file itself stands in the text; ${move}`],
    [/^[a-z]+:|\//i.test(name), `"${name}" is not beside the text; ${move}`],
    [!hasEnding(name, kind), `"${name}" ends otherwise; expected ${kinds}`],
    [!isThere(`${folder}/${name}`), missingFile(`${folder}/${name}`, `a file in ${folder}`)],
  ] as const;
  const [, problem] = rules.find(([isBroken]) => isBroken) ?? [];
  return { name, problem };
}
