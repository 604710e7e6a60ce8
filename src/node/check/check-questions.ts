import { anchors } from '../../site/anchors';
import { pathTo } from '../../site/paths';
import type { Problem } from '../content/problems';
import { eachText, type WordFile } from '../content/words/words';
import { checkLink, type linkTargets } from '../prose/links';

type TargetsOf = ReturnType<typeof linkTargets>;

const knownAnchors: readonly (string | undefined)[] = [undefined, ...Object.values(anchors)];

/** Where the questions of pages lead, and whether two pages answer a question alike. */
export function checkQuestions(files: readonly WordFile[], targetsOf: TargetsOf): Problem[] {
  const answers = new Map<string, { file: string; answer?: string }>();
  return files.flatMap((one) => {
    const { file, language } = one;
    const texts = new Map(eachText(one.words));
    return [...texts].flatMap(([key, text]) => {
      const [, list, name] = /^(.*questions\.\d+\.)(question|to)$/.exec(key) ?? [];
      if (list === undefined) return [];
      if (name === 'to')
        return linkProblems(text, one, targetsOf).map((message) => ({ file, key, message }));
      const answer = texts.get(`${list}answer`);
      const earlier = answers.get(language + text) ?? { file, answer };
      answers.set(language + text, earlier);
      const message = `differs from the answer to the same question in ${earlier.file}; expected both alike`;
      return earlier.answer === answer ? [] : [{ file, key: `${list}answer`, message }];
    });
  });
}

function linkProblems(to: string, { file, language }: WordFile, targetsOf: TargetsOf): string[] {
  const place = { file, source: '', language, path: pathTo(language, 'home') };
  const { href = '', problem } = checkLink(to, { ...place, ...targetsOf({ language }) });
  const [path = '', anchor] = href.split('#');
  if (problem) return [problem];
  if (!path.startsWith('/')) return [`"${to}" leads to another site; expected a page of this one`];
  return knownAnchors.includes(anchor) ? [] : [`"#${anchor}" is no part of a page; take it out`];
}
