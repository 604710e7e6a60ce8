import { readdirSync, readFileSync } from 'node:fs';
import { eachLanguage } from '../site/languages';
import { companyFacts } from './company/company-facts';
import { readCompany } from './company/read-company';
import { readPost } from './posts/read-post';
import type { Problem } from './problems';
import { checkWords } from './words/check-words';
import { readWordFiles } from './words/word-files';

const BLOG = 'content/blog';

/** Reads all that editors write and returns every problem in it; none means that it can be built. */
export function checkContent(): Problem[] {
  const company = readCompany();
  const { value } = company;
  const facts = value && eachLanguage((language) => companyFacts(value, language));
  const words = readWordFiles();
  return [
    ...company.problems,
    ...words.problems,
    ...checkWords(words.files, facts),
    ...checkPosts(),
  ];
}

function checkPosts(): Problem[] {
  return readdirSync(BLOG, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .flatMap((name) => {
      const file = `${BLOG}/${name}`;
      return readPost(readFileSync(file, 'utf8'), file).problems;
    });
}
