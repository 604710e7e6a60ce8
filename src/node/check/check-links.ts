import { anchorsOn, questionId } from '../../site/anchors';
import type { Language } from '../../site/languages';
import { pathTo } from '../../site/paths';
import { pageRoutes } from '../../site/routes';
import { shortList, type Problem } from '../content/problems';
import { fillFacts, type Facts } from '../content/words/prepare-words';
import { eachText, type WordFile } from '../content/words/words';
import { checkLink, type linkTargets } from '../prose/links';

type TargetsOf = ReturnType<typeof linkTargets>;

/** A link within the site: where it stands, and where it leads. */
interface SiteLink extends Pick<Problem, 'file' | 'line'> {
  key: string;
  href: string;
}

type Anchors = ReadonlyMap<string, readonly string[]>;

const QUESTION = /^(.*questions\.\d+\.)(question|to)$/;

/** Where the questions of pages lead, and whether each stands once, with one answer on all pages. */
export function checkQuestions(files: readonly WordFile[], targetsOf: TargetsOf) {
  const answers = new Map<string, { file: string; answer?: string }>();
  const links: SiteLink[] = [];
  const problems = files.flatMap((one) => {
    const { file, language } = one;
    const texts = new Map(eachText(one.words));
    return [...texts].flatMap(([key, text]) => {
      const [, list, name] = QUESTION.exec(key) ?? [];
      if (list === undefined) return [];
      if (name === 'to') {
        const { href = '', problem } = linkOf(text, one, targetsOf);
        links.push({ file, key, href });
        return problem ? [{ file, key, message: problem }] : [];
      }
      const answer = texts.get(`${list}answer`);
      const earlier = answers.get(language + text);
      answers.set(language + text, earlier ?? { file, answer });
      if (earlier?.file === file)
        return [{ file, key, message: 'stands here twice; take one of the two out' }];
      const message = `differs from the answer to the same question in ${earlier?.file}; expected both alike`;
      return !earlier || earlier.answer === answer ? [] : [{ file, key: `${list}answer`, message }];
    });
  });
  return { problems, links };
}

function linkOf(to: string, { file, language }: WordFile, targetsOf: TargetsOf) {
  const place = { file, source: '', language, path: pathTo(language, 'home') };
  const link = checkLink(to, { ...place, ...targetsOf({ language }) });
  if (link.problem || link.href?.startsWith('/')) return link;
  return { problem: `"${to}" leads to another site; expected a page of this one` };
}

interface CompiledText {
  file: string;
  path: string;
  ids: readonly string[];
  links: readonly { href: string; line: number }[];
}

export const linksOf = (texts: readonly CompiledText[]): SiteLink[] =>
  texts.flatMap(({ file, links }) => links.map((link) => ({ file, key: 'link', ...link })));

/** The ids of the places to which a link may lead, by the path of their page. */
export const anchorsOf = (
  texts: readonly CompiledText[],
  words: readonly WordFile[],
  facts: Record<Language, Facts>,
): Anchors =>
  new Map([
    ...words.flatMap(({ language, namespace, words }) => {
      const page = pageRoutes.find(({ id }) => id === namespace)?.id;
      if (!page) return [];
      const ids = eachText(words)
        .filter(([key]) => QUESTION.exec(key)?.[2] === 'question')
        .map(([, text]) => questionId(page, fillFacts(text, facts[language])));
      return [[pathTo(language, page), [...anchorsOn(page), ...ids]] as const];
    }),
    ...texts.map(({ path, ids }) => [path, ids] as const),
  ]);

/** Links to places that their pages do not have. */
export const checkAnchors = (links: readonly SiteLink[], anchors: Anchors): Problem[] =>
  links.flatMap(({ href, ...place }) => {
    const [path = '', anchor] = href.replace(/\?[^#]*/, '').split('#');
    const known = anchors.get(path);
    if (!anchor || !known || known.map(encodeURI).includes(anchor)) return [];
    const expected =
      known.length > 0 ? `one of: ${shortList(known.map((id) => `#${id}`))}` : 'none';
    return [{ ...place, message: `"#${anchor}" is no part of ${path}; expected ${expected}` }];
  });
