import { basename, dirname } from 'node:path';
import { defaultLanguage, eachLanguage, languages } from '../../site/languages';
import { pathToArticle } from '../../site/paths';
import { absentPages, COMPANY_FILE, readCompany } from '../content/company/read-company';
import { siteFacts } from '../content/facts/facts';
import { checkFiles } from '../content/files/check-files';
import { textName } from '../content/files/folders';
import { parseFiles } from '../content/files/read-text';
import { withLine } from '../content/parse-yaml';
import { readMarket } from '../content/market/read-market';
import { readLegalPages } from '../content/legal/read-legal-page';
import { fileOf, readPeople } from '../content/people/read-people';
import { checkPosts, readPosts } from '../content/posts/read-post';
import type { Problem } from '../content/problems';
import { RATES_FILE, readRates, staleRates } from '../content/rates/read-rates';
import { remainingSamples, readSampleList, reservedValueProblems } from '../content/samples';
import { checkKeys, checkWords } from '../content/words/check-words';
import { readWordFiles } from '../content/words/words';
import { checkDocuments, checkPictures } from '../pictures/check-pictures';
import { compileProse } from '../prose/compile-prose';
import { linkTargets } from '../prose/links';
import { deployContext, environmentProblems } from '../settings/site-settings';
import { isOn, type Environment } from '../settings/variables';
import { checkBodies, checkTexts } from './check-bodies';
import { checkClaims } from './check-claims';
import { checkHeads } from './check-heads';
import { checkQuestions } from './check-questions';
import { wideMenus } from './wide-menus';

/** All that stops a build with these variables. */
export const checkBuild = async (environment: Environment): Promise<Problem[]> => [
  ...(await checkContent()),
  ...remainingSampleProblems(environment),
  // Last, as the samples may be many.
  ...environmentProblems(environment),
];

/** All that is wrong in the content; each file is read once. */
export async function checkContent(): Promise<Problem[]> {
  const { value: company, problems: ofCompany } = readCompany();
  const { value: rates, problems: ofRates } = readRates();
  const { values: files, problems: ofWords } = readWordFiles();
  const { values: people, problems: ofPeople } = readPeople();
  const { values: posts, problems: ofPosts } = readPosts();
  const { values: legal, problems: ofLegal } = readLegalPages();
  const facts = eachLanguage((language) => siteFacts(company, rates, language));
  const absent = company ? absentPages(company) : [];
  const words = files.filter(({ namespace }) => !absent.some((id) => id === namespace));
  // An article whose front matter has a problem is a link target too, and its body is checked.
  const unread = [...new Set(ofPosts.map(({ file }) => file))];
  const slugs = unread.map((file) => ({ slug: basename(dirname(file)) }));
  const targetsOf = linkTargets([...posts, ...slugs], absent);
  const bodies = parseFiles(unread, parseBody).values;
  const compiled = [...posts, ...bodies, ...legal].map(async (text) => {
    const known = company && rates && facts[text.language];
    const { files, problems } = await compileProse({ ...text, ...targetsOf(text), facts: known });
    return { file: text.file, files, problems };
  });
  const texts = await Promise.all(compiled);
  return [
    ...checkFiles(),
    ...ofCompany,
    ...ofRates,
    ...readMarket().problems,
    ...(company && rates ? checkClaims(company, rates) : []),
    ...ofWords,
    ...checkWords(words, facts),
    ...checkKeys(words),
    ...checkQuestions(words, targetsOf),
    ...ofPeople,
    ...ofPosts,
    ...ofLegal,
    ...people.flatMap((person) => checkTexts(person, fileOf(person.slug), company?.url)),
    ...checkTexts(company ?? {}, COMPANY_FILE, company?.url),
    ...checkTexts(rates ?? {}, RATES_FILE, company?.url),
    ...words.flatMap(({ file, words }) => checkTexts(words, file, company?.url)),
    ...readSampleList().problems,
    ...checkPosts(posts, facts),
    ...checkBodies([...posts, ...legal]),
    ...texts.flatMap(({ problems }) => problems),
    ...checkDocuments(texts),
    ...(await checkPictures({ posts, people, company, texts })),
    // The length of a text is unknown if facts cannot be read.
    ...(company && rates ? checkHeads({ posts, words }, facts) : []),
  ].map(withLine);
}

function parseBody(source: string, file: string) {
  const language = languages.find((one) => textName(one) === basename(file)) ?? defaultLanguage;
  return { source, file, language, path: pathToArticle(language, basename(dirname(file))) };
}

/** What is no problem, but somebody should look at. */
export const reminders = (): Problem[] => [...staleRates(), ...wideMenus()];

/** Samples that are left in a production build; in other builds they are no problem. */
export function remainingSampleProblems(environment: Environment): Problem[] {
  if (deployContext(environment) !== 'production' || isOn('DEMO', environment)) return [];
  return [
    ...remainingSamples(readSampleList().value ?? []),
    ...reservedValueProblems(readCompany().value ?? {}, COMPANY_FILE),
    ...readPeople().values.flatMap((person) => reservedValueProblems(person, fileOf(person.slug))),
  ].map(withLine);
}
