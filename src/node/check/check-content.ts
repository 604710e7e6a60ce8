import { basename, dirname } from 'node:path';
import { eachLanguage, type Language } from '../../site/languages';
import { pathTo, pathToArticle } from '../../site/paths';
import { dayInRiga } from '../../site/riga-time';
import type { SumFacts } from '../../site/sums/assumptions';
import { checkDates } from './check-dates';
import { checkHeads } from './check-heads';
import { checkLengths } from './check-lengths';
import { companyFacts, factNames, type Facts } from '../content/company/company-facts';
import { readCompany } from '../content/company/read-company';
import { CONTENT } from '../content/content-folder';
import { checkFolders, wordLists } from '../content/files/check-folders';
import { isThere } from '../content/files/folders';
import { textNames } from '../content/files/mdx-files';
import { readText } from '../content/files/read-text';
import { headTexts } from './head-texts';
import { keepNothing, type Keep } from '../content/keep';
import { checkStoredEntries } from '../content/legal/check-stored-entries';
import { readLegalPages, type LegalPageFile } from '../content/legal/read-legal-page';
import { PERSON_ENDING, readPeople } from '../content/people/read-people';
import { checkPictures } from '../pictures/check-pictures';
import { checkPosts } from '../content/posts/check-posts';
import type { PostFile } from '../content/posts/read-post';
import { readPosts } from '../content/posts/read-posts';
import type { Problem } from '../content/problems';
import { keptProse } from '../prose/kept-prose';
import { linkTargets } from '../prose/link-targets';
import { sumFacts } from '../prose/sum/sum-facts';
import { checkSamples } from '../content/samples/check-samples';
import { checkRateDays, readRates } from '../content/rates/read-rates';
import { readSamples } from '../content/samples/read-samples';
import { checkTitles } from './check-titles';
import { checkWords } from '../content/words/check-words';
import { readWordFiles } from '../content/words/word-files';

type AllFacts = Record<Language, Facts>;

/**
 * Reads all that editors write and returns every problem in it; none means that it can be built.
 * `keep` spares what was checked before.
 */
export async function checkContent(keep: Keep = keepNothing): Promise<Problem[]> {
  const today = dayInRiga(new Date());
  const { value: company, problems: ofCompany } = readCompany();
  const facts = eachLanguage((language) =>
    company ? companyFacts(company, language) : factNames(),
  );
  const { files: words, problems: ofWords } = readWordFiles();
  const { people, problems: ofPeople } = readPeople();
  const everybody = [...people.map(({ slug }) => slug), ...ofPeople.map(nameOf)];
  const { posts, problems: ofPosts } = readPosts();
  const { pages: legal, problems: ofLegal } = readLegalPages();
  const { samples, problems: ofSamples } = readSamples();
  // An article that cannot be read still exists: links to it are not mistakes.
  const unread = ofPosts.map(({ file }) => ({ file, slug: basename(dirname(file)), draft: false }));
  const { value: rates, problems: ofRates } = readRates();
  const sums = sumFacts(company, rates);
  const targets = [...posts, ...unread];
  const texts = await compileTexts({ posts, legal, targets }, { facts, sums }, keep);
  // If the company cannot be read, the length of its name is unknown.
  const heads = company ? headTexts({ posts, words }, facts) : [];
  return [
    ...checkFolders(),
    ...ofCompany,
    ...ofRates,
    ...checkRateDays(today),
    ...ofWords,
    ...checkWords(words, facts),
    ...ofPeople,
    ...ofPosts,
    ...ofLegal,
    ...checkStoredEntries(legal),
    ...ofSamples,
    ...checkSamples(samples, {
      company,
      people: everybody,
      words,
      quotes: [...posts.filter(({ source }) => source.includes('<Testimonial')), ...unread].map(
        ({ slug }) => slug,
      ),
    }),
    ...unreadableHelpers(),
    ...checkPosts(posts, {
      authors: everybody,
      facts,
      unread: unread.map(({ file }) => file),
    }),
    ...checkDates({ posts, legal }, today),
    ...texts.flatMap(({ problems }) => problems),
    ...(await checkPictures({ posts, people, texts })),
    ...checkHeads(heads),
    ...(await checkTitles(heads, keep)),
    ...checkLengths(heads, company?.name ?? ''),
  ];
}

/** The slug of a person, taken from the name of the file. */
function nameOf({ file }: Problem): string {
  return basename(file, PERSON_ENDING);
}

/** Content that no page shows, but that editors and checks read. */
function unreadableHelpers(): readonly Problem[] {
  const lists = wordLists.map((name) => `${CONTENT}/${name}`).filter(isThere);
  return [
    ...textNames.flatMap((name) => readText(`${CONTENT}/new-post/${name}`).problems),
    ...lists.flatMap((file) => readText(file).problems),
  ];
}

interface Texts {
  posts: readonly PostFile[];
  legal: readonly LegalPageFile[];
  /** The articles to which a text may link. */
  targets: readonly { slug: string; draft: boolean }[];
}

async function compileTexts(
  { posts, legal, targets }: Texts,
  { facts, sums }: { facts: AllFacts; sums?: SumFacts },
  keep: Keep,
) {
  const texts = [
    ...posts.map((post) => ({ ...post, path: pathToArticle(post.language, post.slug) })),
    ...legal.map((page) => ({ ...page, path: pathTo(page.language, page.route) })),
  ];
  const targetsOf = linkTargets(targets);
  return Promise.all(
    texts.map(async (text) => ({
      file: text.file,
      ...(await keptProse(keep, {
        ...text,
        ...targetsOf(text),
        facts: facts[text.language],
        sums,
      })),
    })),
  );
}
