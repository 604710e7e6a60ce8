import { basename, dirname } from 'node:path';
import { examplePrice, midpoint, services } from '../../site/sums/assumptions';
import { articleSum } from '../content/facts/example-facts';
import { COMPANY_FILE, absentPages, readCompany } from '../content/company/read-company';
import type { Company } from '../content/company/read-company';
import { brokenRulesOf, type Problem } from '../content/problems';
import { RATES_FILE, readMarket, readRates, staleRates } from '../content/sum-facts';
import type { RatesFile } from '../content/sum-facts';
import { defaultLanguage, eachLanguage, languages } from '../../site/languages';
import { pathToArticle } from '../../site/routes';
import { absentServices, siteFacts } from '../content/facts/facts';
import { textName, parseFiles } from '../content/files';
import { withLine } from '../content/parse-yaml';
import { checkLegalPages, readLegalPages, checkPosts, readPosts } from '../content/texts';
import { checkPeople, fileOf, readPeople } from '../content/people';
import { remainingSamples, readSampleList, reservedValueProblems } from '../content/samples';
import { checkKeys, checkWords } from '../content/words/check-words';
import { readWordFiles } from '../content/words/words';
import { checkDocuments, checkPictures } from '../pictures/pictures';
import { compileProse } from '../prose/compile-prose';
import { linkTargets } from '../prose/links';
import {
  deployContext,
  environmentProblems,
  isOn,
  mailConfig,
  siteSettings,
  type Environment,
} from '../settings/settings';
import { checkFiles, unusedPictures } from './check-files';
import { anchorsOf, checkLinks, checkQuestions, linksInWords } from './check-links';
import { checkNames } from './check-names';
import { checkBodies, checkHeads, checkTexts, sharedFiles, wideMenus } from './check-texts';

/** The tolerance in points of per cent: a sum of whole figures is not more exact. */
const TOLERANCE = 1;

/** Compares the company's claims about income with the calculator's results from its figures. */
export function checkClaims({ figures }: Company, rates: RatesFile): Problem[] {
  const { incomeUplift, incomeRatio, longTermIncome, shortTermExample, longTermExample } = figures;
  const incomes = [longTermIncome.from, longTermIncome.to];
  const uplifts = services.flatMap((service) =>
    incomes.map((income) => {
      const rent = income / 12;
      const facts = { figures, rates };
      const sum = articleSum({ rent, service, price: examplePrice(facts, rent) }, facts);
      return (sum.left.shortTerm / sum.left.longTerm - 1) * 100;
    }),
  );
  const reached = Math.floor(Math.max(...uplifts));
  const ratio = midpoint(shortTermExample) / midpoint(longTermExample);
  const { from, to } = incomeRatio;
  return brokenRulesOf(COMPANY_FILE, [
    [
      reached + TOLERANCE < incomeUplift.to,
      'figures.incomeUplift',
      `promises up to ${incomeUplift.to} %, but with these fees and prices the calculator reaches ${reached} % within longTermIncome; expected no more than that`,
    ],
    [
      ratio < from || ratio > to,
      'figures.incomeRatio',
      `leaves out shortTermExample divided by longTermExample, ${ratio.toFixed(2)}; expected a range that holds it`,
    ],
  ]);
}

/** All content, each file parsed once. */
export const readContent = () => ({
  company: readCompany(),
  rates: readRates(),
  market: readMarket(),
  words: readWordFiles(),
  people: readPeople(),
  posts: readPosts(),
  legal: readLegalPages(),
  samples: readSampleList(),
});

type Content = ReturnType<typeof readContent>;

/** All that stops a build with these variables. */
export const checkBuild = async (
  environment: Environment,
  content: Content,
): Promise<Problem[]> => [
  ...(await checkContent(content, environment)),
  ...remainingSampleProblems(environment, content),
  // Last, as the samples may be many.
  ...environmentProblems(environment),
];

/** All that is wrong in the content. */
export async function checkContent(
  content = readContent(),
  environment: Environment = process.env,
): Promise<Problem[]> {
  const [company, rates] = [content.company.value, content.rates.value];
  const { values: people } = content.people;
  const { values: posts } = content.posts;
  const { values: legal } = content.legal;
  const settings = { ...siteSettings(environment), mail: mailConfig(environment) };
  const missing = [...absentServices(settings), ...(content.market.value ? [] : ['market'])];
  const facts = eachLanguage((language) => siteFacts(company, rates, language, missing));
  const absent = company ? absentPages(company) : [];
  const words = content.words.values.filter(
    ({ namespace }) => !absent.some((id) => id === namespace),
  );
  // An article whose front matter has a problem is a link target too, and its body is checked.
  const unread = [...new Set(content.posts.problems.map(({ file }) => file))];
  const slugs = unread.map((file) => ({ slug: basename(dirname(file)) }));
  const targetsOf = linkTargets([...posts, ...slugs], absent);
  const bodies = parseFiles(unread, parseBody).values;
  const compiled = [...posts, ...bodies, ...legal].map(async (text) => {
    const known = company && rates && facts[text.language];
    return { ...text, ...(await compileProse({ ...text, ...targetsOf(text), facts: known })) };
  });
  const texts = await Promise.all(compiled);
  return [
    ...checkFiles(),
    ...Object.values(content).flatMap(({ problems }): readonly Problem[] => problems),
    ...(company && rates ? checkClaims(company, rates) : []),
    ...(company ? checkNames(company, people) : []),
    ...(company && !company.processors.analytics && settings.analytics ? [UNNAMED] : []),
    ...checkWords(words, facts),
    ...checkKeys(words),
    ...checkQuestions(words),
    ...checkPeople(people),
    ...checkLegalPages(legal),
    ...people.flatMap((person) => checkTexts(person, fileOf(person.slug), company?.url)),
    ...checkTexts(company ?? {}, COMPANY_FILE, company?.url),
    ...checkTexts(rates ?? {}, RATES_FILE, company?.url),
    ...words.flatMap(({ file, words }) => checkTexts(words, file, company?.url)),
    ...checkPosts(posts, facts),
    ...checkBodies([...posts, ...legal]),
    ...texts.flatMap(({ problems }) => problems),
    ...checkDocuments(texts),
    ...(await checkPictures({ posts, people, company, texts })),
    // Without the facts, the length of a text and the ids of its headings are unknown.
    ...(company && rates ? checkHeads({ posts, words }, facts) : []),
    ...checkLinks(
      [...linksInWords(words, targetsOf), ...texts.flatMap(({ links }) => links)],
      company && rates && anchorsOf(texts, words, facts),
    ),
  ].map(withLine);
}

function parseBody(source: string, file: string) {
  const language = languages.find((known) => textName(known) === basename(file)) ?? defaultLanguage;
  return { source, file, language, path: pathToArticle(language, basename(dirname(file))) };
}

/** The privacy policy says who counts the visits. */
const UNNAMED: Problem = {
  file: COMPANY_FILE,
  key: 'processors.analytics',
  message: 'is missing; GATSBY_ANALYTICS_SRC counts visits, and the privacy policy says by whom',
};

/** What is no problem, but somebody should look at. */
export function reminders({ company, rates, words, posts, legal }: Content): Problem[] {
  return [
    ...(rates.value ? staleRates(rates.value) : []),
    ...wideMenus(company.value?.name ?? '', words.values),
    ...unusedPictures(),
    ...sharedFiles([...posts.values, ...legal.values]),
  ].map(withLine);
}

/** Samples that are left in a production build; in other builds they are no problem. */
export function remainingSampleProblems(
  environment: Environment,
  { samples, company, people } = readContent(),
): Problem[] {
  if (deployContext(environment) !== 'production' || isOn('DEMO', environment)) return [];
  return [
    ...remainingSamples(samples.value ?? []),
    ...reservedValueProblems(company.value ?? {}, COMPANY_FILE),
    ...people.values.flatMap((person) => reservedValueProblems(person, fileOf(person.slug))),
  ].map(withLine);
}
