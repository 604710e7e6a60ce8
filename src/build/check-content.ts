import { eachLanguage, type Language } from '../site/languages';
import { pathTo, pathToArticle } from '../site/paths';
import { checkHeads } from './check-heads';
import { companyFacts, type Facts } from './company/company-facts';
import { readCompany } from './company/read-company';
import { LEGAL, missingLegalPages, readLegalPage } from './legal/read-legal-page';
import { mdxFilesIn } from './mdx-files';
import { readPeople } from './people/read-people';
import { checkPictures } from './pictures/check-pictures';
import { checkPosts } from './posts/check-posts';
import { readPosts } from './posts/read-posts';
import type { Problem } from './problems';
import { compileProse } from './prose/compile-prose';
import { linkTargets } from './prose/link-targets';
import { checkTitles } from './share/check-titles';
import { checkWords } from './words/check-words';
import { readWordFiles, type WordFile } from './words/word-files';

/** Reads all that editors write and returns every problem in it; none means that it can be built. */
export async function checkContent(): Promise<Problem[]> {
  const company = readCompany();
  const { value } = company;
  const facts = value && eachLanguage((language) => companyFacts(value, language));
  const words = readWordFiles();
  return [
    ...company.problems,
    ...words.problems,
    ...checkWords(words.files, facts),
    ...(facts ? await checkTexts(facts, words.files) : []),
  ];
}

async function checkTexts(
  facts: Record<Language, Facts>,
  words: readonly WordFile[],
): Promise<Problem[]> {
  const { people, problems: ofPeople } = readPeople();
  const { posts, problems: ofPosts } = readPosts();
  const legal = mdxFilesIn(LEGAL).map(({ file, source }) => readLegalPage(source, file));
  const texts = [
    ...posts.map((post) => ({ ...post, path: pathToArticle(post.language, post.slug) })),
    ...legal.flatMap(({ value }) =>
      value ? [{ ...value, path: pathTo(value.language, value.route) }] : [],
    ),
  ];
  const compiled = await Promise.all(
    texts.map(async (text) => ({
      file: text.file,
      ...(await compileProse({
        ...text,
        ...linkTargets(text, posts),
        facts: facts[text.language],
      })),
    })),
  );
  return [
    ...ofPeople,
    ...ofPosts,
    ...legal.flatMap(({ problems }) => problems),
    ...missingLegalPages(),
    ...checkPosts(posts, {
      authors: people.map(({ slug }) => slug),
      facts,
      unread: ofPosts.map(({ file }) => file),
    }),
    ...compiled.flatMap(({ problems }) => problems),
    ...(await checkPictures({ posts, people, texts: compiled })),
    ...checkHeads(posts, words),
    ...(await checkTitles({ posts, words }, facts)),
  ];
}
