import { absentPages, readCompany } from '../../src/node/content/company/read-company';
import { siteFacts } from '../../src/node/content/facts/facts';
import { readMarket, readRates } from '../../src/node/content/sum-facts';
import { prepareWords } from '../../src/node/content/words/prepare-words';
import { eachText, pageNames, readWordFiles, type Words } from '../../src/node/content/words/words';
import { eachLanguage } from '../../src/site/languages';

const [{ value }, { value: ofRates }] = [readCompany(), readRates()];
if (!value || !ofRates) throw new Error('The facts cannot be read');

export const company = value;
export const rates = ofRates;

const { values: files } = readWordFiles();

/** The texts by language and namespace. */
export const words = eachLanguage((language): Record<string, Words> => {
  const own = files.filter((file) => file.language === language);
  const written = Object.fromEntries(own.map((file) => [file.namespace, file.words]));
  written.common = {
    pages: pageNames((namespace) => written[namespace], absentPages(company)),
    ...written.common,
  };
  const facts = siteFacts(company, rates, language, readMarket().value ? [] : ['market']);
  return Object.fromEntries(
    Object.entries(written).map(([name, texts]) => [name, prepareWords(texts, language, facts)]),
  );
});

/** The same, each text by its key. */
export const texts = eachLanguage((language) =>
  Object.fromEntries(
    Object.entries(words[language]).map(([name, own]) => [name, Object.fromEntries(eachText(own))]),
  ),
);
