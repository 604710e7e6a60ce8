import { COMPANY_FILE, readCompany } from '../content/company/read-company';
import { fileOf, readPeople } from '../content/people/read-people';
import type { Problem } from '../content/problems';
import { withLine } from '../content/with-line';
import { leftSamples, readSamples, reservedValues } from '../content/samples/samples';
import { deployContext, isOn, type Environment } from '../settings/site-settings';

/** In production all that is made up, otherwise nothing. */
export function sampleProblems(environment: Environment): Problem[] {
  if (deployContext(environment) !== 'production' || isOn('DEMO', environment)) return [];
  return [
    ...leftSamples(readSamples().samples),
    ...reservedValues(readCompany().value ?? {}, COMPANY_FILE),
    ...readPeople().people.flatMap((person) => reservedValues(person, fileOf(person.slug))),
  ].map(withLine);
}
