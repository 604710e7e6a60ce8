import { anchorsOn, questionId, pathTo, pageRoutes } from '../../site/routes';
import type { Language } from '../../site/languages';
import { shortList, type Problem } from '../content/problems';
import { fillFacts, type Facts } from '../content/words/prepare-words';
import { eachText, type WordFile } from '../content/words/words';
import { checkLink, type linkTargets } from '../prose/links';

type TargetsOf = ReturnType<typeof linkTargets>;

interface SiteLink extends Pick<Problem, 'file' | 'line'> {
  key: string;
  href: string;
  problem?: string;
}

type Anchors = ReadonlyMap<string, readonly string[]>;

const QUESTION = /^(.*questions\.\d+\.)question$/;

/** Whether a question stands once on its page, and has one answer on all pages. */
export function checkQuestions(files: readonly WordFile[]): Problem[] {
  const answers = new Map<string, { file: string; answer?: string }>();
  return files.flatMap(({ file, language, words }) => {
    const texts = new Map(eachText(words));
    return [...texts].flatMap(([key, text]) => {
      const list = QUESTION.exec(key)?.[1];
      if (list === undefined) return [];
      const answer = texts.get(`${list}answer`);
      const earlier = answers.get(language + text) ?? { file: '', answer };
      if (!earlier.file) answers.set(language + text, { file, answer });
      if (earlier.file === file)
        return [{ file, key, message: 'stands here twice; take one of the two out' }];
      const message = `differs from the answer to the same question in ${earlier.file}; expected both alike`;
      return earlier.answer === answer ? [] : [{ file, key: `${list}answer`, message }];
    });
  });
}

export const linksInWords = (files: readonly WordFile[], targetsOf: TargetsOf): SiteLink[] =>
  files.flatMap(({ file, language, words }) =>
    eachText(words)
      .filter(([key]) => key.endsWith('.to'))
      .map(([key, to]) => {
        const place = { file, source: '', language, path: pathTo(language, 'home') };
        const { href = '', problem } = checkLink(to, { ...place, ...targetsOf({ language }) });
        const isElsewhere = !problem && !href.startsWith('/');
        return { file, key, href, problem: isElsewhere ? `"${to}" ${ELSEWHERE}` : problem };
      }),
  );

const ELSEWHERE = 'leads to another site; expected a page of this one';

/** The ids of the places to which a link may lead, by the path of their page. */
export const anchorsOf = (
  texts: readonly { path: string; ids: readonly string[] }[],
  words: readonly WordFile[],
  facts: Record<Language, Facts>,
): Anchors =>
  new Map([
    ...words.flatMap(({ language, namespace, words }) => {
      const page = pageRoutes.find(({ id }) => id === namespace)?.id;
      if (!page) return [];
      const ids = eachText(words)
        .filter(([key]) => QUESTION.test(key))
        .map(([, text]) => questionId(page, fillFacts(text, facts[language])));
      return [[pathTo(language, page), [...anchorsOn(page), ...ids]] as const];
    }),
    ...texts.map(({ path, ids }) => [path, ids] as const),
  ]);

/** Links that lead nowhere, or to a place that its page does not have. */
export const checkLinks = (links: readonly SiteLink[], anchors?: Anchors): Problem[] =>
  links.flatMap(({ href, problem, ...place }) => {
    if (problem) return [{ ...place, message: problem }];
    const [path = '', anchor] = href.replace(/\?[^#]*/, '').split('#');
    const known = anchors?.get(path);
    if (!anchor || !known || known.map(encodeURI).includes(anchor)) return [];
    const expected =
      known.length > 0 ? `one of: ${shortList(known.map((id) => `#${id}`))}` : 'none';
    return [{ ...place, message: `"#${anchor}" is no part of ${path}; expected ${expected}` }];
  });
