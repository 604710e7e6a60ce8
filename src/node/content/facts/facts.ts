import type { Language } from '../../../site/languages';
import type { Rates } from '../../../site/sums/rates';
import { companyFacts, type Facts } from '../company/company-facts';
import type { Company } from '../company/read-company';
import { exampleFacts } from './example-facts';

/**
 * What texts may name as `{{company.…}}` and `{{example.…}}`, written as the language writes it;
 * names in place of values while a file of facts has a problem, so that texts can still be checked.
 */
export function siteFacts(
  company: Company | undefined,
  rates: Rates | undefined,
  language: Language,
): Facts {
  const sources = company && rates && { figures: company.figures, rates };
  const groups = {
    company: companyFacts(company, language),
    example: exampleFacts(sources, language),
  };
  const named = Object.entries(groups).flatMap(([group, facts]) =>
    Object.entries(facts).map(([name, text]) => [`${group}.${name}`, text]),
  );
  return Object.fromEntries(named) as Facts;
}
