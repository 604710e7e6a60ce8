import { basename, dirname } from 'node:path';
import { eachLanguage, type Language } from '../site/languages';
import { pathTo, pathToArticle } from '../site/paths';
import { dayInRiga } from '../site/riga-time';
import { checkDates } from './check-dates';
import { checkHeads } from './check-heads';
import { checkLengths } from './check-lengths';
import { companyFacts, factNames, type Facts } from './company/company-facts';
import { readCompany } from './company/read-company';
import { CONTENT } from './content-folder';
import { checkFolders, wordLists } from './files/check-folders';
import { isThere } from './files/folders';
import { textNames } from './files/mdx-files';
import { readText } from './files/read-text';
import { headTexts } from './head-texts';
import { keepNothing, type Keep } from './keep';
import { checkStoredEntries } from './legal/check-stored-entries';
import { readLegalPages, type LegalPageFile } from './legal/read-legal-page';
import { PERSON_ENDING, readPeople } from './people/read-people';
import { checkPictures } from './pictures/check-pictures';
import { checkPosts } from './posts/check-posts';
import type { PostFile } from './posts/read-post';
import { readPosts } from './posts/read-posts';
import type { Problem } from './problems';
import { keptProse } from './prose/kept-prose';
import { linkTargets } from './prose/link-targets';
import { checkSamples } from './samples/check-samples';
import { readSamples } from './samples/read-samples';
import { checkTitles } from './share/check-titles';
import { checkWords } from './words/check-words';
import { readWordFiles } from './words/word-files';

type AllFacts = Record<Language, Facts>;

/**
 * Reads all that editors write and returns every problem in it; none means that it can be built.
 * `keep` spares what was checked before.
 */
export async function checkContent(keep: Keep = keepNothing): Promise<Problem[]> {
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
  // An article that cannot be read is there all the same: links to it are no mistakes.
  const unread = ofPosts.map(({ file }) => ({ file, slug: basename(dirname(file)), draft: false }));
  const texts = await compileTexts({ posts, legal, targets: [...posts, ...unread] }, facts, keep);
  // Of a company that cannot be read nobody knows how long its name is.
  const heads = company ? headTexts({ posts, words }, facts) : [];
  return [
    ...checkFolders(),
    ...ofCompany,
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
    ...checkDates({ posts, legal }, dayInRiga(new Date())),
    ...texts.flatMap(({ problems }) => problems),
    ...(await checkPictures({ posts, people, texts }, keep)),
    ...checkHeads(heads),
    ...(await checkTitles(heads, keep)),
    ...checkLengths(heads, company?.name ?? ''),
  ];
}

/** The slug of a person, of whom only the file is known. */
function nameOf({ file }: Problem): string {
  return basename(file, PERSON_ENDING);
}

/** What no page shows, but editors and their checks read. */
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

async function compileTexts({ posts, legal, targets }: Texts, facts: AllFacts, keep: Keep) {
  const texts = [
    ...posts.map((post) => ({ ...post, path: pathToArticle(post.language, post.slug) })),
    ...legal.map((page) => ({ ...page, path: pathTo(page.language, page.route) })),
  ];
  return Promise.all(
    texts.map(async (text) => ({
      file: text.file,
      ...(await keptProse(keep, {
        ...text,
        ...linkTargets(text, targets),
        facts: facts[text.language],
      })),
    })),
  );
}
