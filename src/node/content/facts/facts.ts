import { fromKeys } from '../../../site/from-keys';
import type { Language } from '../../../site/languages';
import type { Rates } from '../../../site/sums/rates';
import { companyFacts, companyNames, type Facts } from '../company/company-facts';
import type { Company } from '../company/read-company';
import { exampleFacts, exampleNames } from './example-facts';

/** What texts may name as `{{company.…}}` and `{{example.…}}`, written as the language writes it. */
export function siteFacts(company: Company, rates: Rates, language: Language): Facts {
  const example = exampleFacts({ figures: company.figures, rates }, language);
  return { ...named('company', companyFacts(company, language)), ...named('example', example) };
}

/** Names in place of values, so that texts can be checked while a file of facts has a problem. */
export function factNames(): Facts {
  const namesOf = (names: readonly string[]) => fromKeys(names, (name) => name);
  return { ...named('company', namesOf(companyNames)), ...named('example', namesOf(exampleNames)) };
}

const named = (group: string, facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, text]) => [`${group}.${name}`, text]));
