import { readFileSync, writeFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { checkContent } from '../../../../../src/node/check/check-content';
import {
  absentPages,
  COMPANY_FILE,
  parseCompany,
} from '../../../../../src/node/content/company/read-company';
import { formatProblems } from '../../../../../src/node/content/problems';
import { workInContentCopy } from '../../../../support/content-copy';

/** Optional facts of a company, and the facts that depend on them. */
const optional = {
  'VAT number': ['vatNumber'],
  map: ['address.mapUrl', 'address.mapEmbedUrl', 'processors.map', 'transfers.map', 'cookies.map'],
  rating: ['rating'],
  'policy number': ['insurance.policy'],
  insurance: [
    ...['insurance', 'figures.liabilityCover'],
    ...['figures.damageCover', 'figures.damageDeductible'],
  ],
  'group of hosts': [
    ...['profiles.group', 'hostGroup'],
    ...['figures.networkEarningsLv', 'figures.networkEarningsEn'],
  ],
  'list of its own': ['networks', 'quotations', 'apartments', 'registers', 'profiles'],
  'way to a consultation': ['contact.person', 'consultation.minutes', 'consultation.way'],
};

function without(keys: readonly string[]): string {
  const company = parseDocument(readFileSync(COMPANY_FILE, 'utf8'));
  for (const key of keys) company.deleteIn(key.split('.'));
  return company.toString();
}

describe('A company', () => {
  workInContentCopy();

  test.each([...Object.entries(optional), ['of these', Object.values(optional).flat()]] as const)(
    'with no %s has no problem in any text',
    async (_, keys) => {
      writeFileSync(COMPANY_FILE, without(keys));
      expect(formatProblems(await checkContent())).toBe('');
    },
  );
});

test('without reviews the site claims nothing about them', () => {
  const source = readFileSync(COMPANY_FILE, 'utf8').replace(/reviews: \d+/, 'reviews: 0');
  expect(parseCompany(source).rating).toBeUndefined();
});

test('the page of the hosts’ group exists only with the group', () => {
  const pages = [[], ['profiles.group']].map((keys) => absentPages(parseCompany(without(keys))));
  expect(pages).toEqual([[], ['network']]);
});
