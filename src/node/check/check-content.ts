import { basename, dirname } from 'node:path';
import { eachLanguage } from '../../site/languages';
import { pathTo, pathToArticle } from '../../site/paths';
import { absentPages, COMPANY_FILE, readCompany } from '../content/company/read-company';
import { factNames, siteFacts } from '../content/facts/facts';
import { CONTENT } from '../content/content-folder';
import { checkFolders, wordLists } from '../content/files/check-folders';
import { isThere } from '../content/files/folders';
import { textNames } from '../content/files/mdx-files';
import { readText } from '../content/files/read-text';
import { bodyOf } from '../content/front-matter';
import { checkStoredEntries } from '../content/legal/check-stored-entries';
import { readLegalPages } from '../content/legal/read-legal-page';
import { checkFounders, PEOPLE, PERSON_ENDING, readPeople } from '../content/people/read-people';
import { checkPosts } from '../content/posts/check-posts';
import { readPosts } from '../content/posts/read-post';
import { attemptEach, type Problem } from '../content/problems';
import { readRates } from '../content/rates/read-rates';
import { checkSamples, readSamples } from '../content/samples/samples';
import { checkWords } from '../content/words/check-words';
import { withLine } from '../content/with-line';
import { readWordFiles } from '../content/words/word-files';
import { checkPictures } from '../pictures/check-pictures';
import { compileProse } from '../prose/compile-prose';
import { linkTargets } from '../prose/links';
import { checkClaims } from './check-claims';
import { checkHeads } from './check-heads';
import { checkPageKeys } from './check-page-keys';

export async function checkContent(): Promise<Problem[]> {
  const { value: company, problems: ofCompany } = readCompany();
  const { value: rates, problems: ofRates } = readRates();
  const facts = eachLanguage((language) =>
    company && rates ? siteFacts(company, rates, language) : factNames(),
  );
  const absent = company ? absentPages(company) : [];
  const { files, problems: ofWords } = readWordFiles();
  const words = files.filter(({ namespace }) => !(absent as string[]).includes(namespace));
  const { people, problems: ofPeople } = readPeople();
  const { posts, problems: ofPosts } = readPosts();
  const { pages: legal, problems: ofLegal } = readLegalPages();
  const { samples, problems: ofSamples } = readSamples();
  // What cannot be read still exists: links to it are not problems.
  const everybody = [
    ...people.map(({ slug }) => slug),
    ...ofPeople.map(({ file }) => basename(file, PERSON_ENDING)),
  ];
  const unread = ofPosts.map(({ file }) => ({ file, slug: basename(dirname(file)), draft: false }));
  const quoting = posts.filter(({ source }) => source.includes('<Testimonial'));
  const targetsOf = linkTargets([...posts, ...unread], absent);
  const texts = [
    ...posts.map((post) => ({ ...post, path: pathToArticle(post.language, post.slug) })),
    ...legal.map((page) => ({ ...page, path: pathTo(page.language, page.route) })),
  ].map((text) =>
    compileProse({
      ...text,
      ...bodyOf(text.source),
      ...targetsOf(text),
      facts: company && rates && facts[text.language],
    }),
  );
  const helpers = [
    ...textNames.map((name) => `${CONTENT}/new-post/${name}`),
    ...wordLists.map((name) => `${CONTENT}/${name}`).filter(isThere),
  ];
  return [
    ...checkFolders(),
    ...ofCompany,
    ...ofRates,
    ...(company && rates ? checkClaims(company, rates) : []),
    ...ofWords,
    ...checkWords(words, facts),
    ...ofPeople,
    ...checkFounders(people),
    ...ofPosts,
    ...ofLegal,
    ...checkStoredEntries(legal),
    ...ofSamples,
    ...checkSamples(samples, {
      company,
      people: everybody,
      words,
      quotes: [...quoting, ...unread].map(({ slug }) => slug),
      articles: [...posts, ...unread].map(({ slug }) => slug),
      sums: rates,
    }),
    ...attemptEach(helpers, readText).problems,
    ...(company ? checkPerson(company.contact.person, everybody) : []),
    ...checkPosts(posts, { authors: everybody, facts, unread: unread.map(({ file }) => file) }),
    ...(await Promise.all(texts)).flatMap(({ problems }) => problems),
    ...(await checkPictures(posts, people, company)),
    ...checkPageKeys(words),
    // Where facts cannot be read, nobody knows how long a text is.
    ...(company && rates ? await checkHeads({ posts, words }, facts, company.name) : []),
  ].map(withLine);
}

function checkPerson(person: string | undefined, people: readonly string[]): Problem[] {
  if (person === undefined || people.includes(person)) return [];
  const message = `"${person}" is nobody in ${PEOPLE}; expected one of: ${people.join(', ')}`;
  return [{ file: COMPANY_FILE, key: 'contact.person', message }];
}
