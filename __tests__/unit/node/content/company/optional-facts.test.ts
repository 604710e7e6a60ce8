import { readFileSync, writeFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { checkContent } from '../../../../../src/node/check/check-content';
import * as reader from '../../../../../src/node/content/company/read-company';
import { formatProblems } from '../../../../../src/node/content/problems';
import { workInContentCopy } from '../../../../support/content-copy';

/** Optional facts of a company, those of one line apart from each other, and the facts that depend on them. */
const optional = {
  'VAT number, rating, policy number, figures of a market': [
    ...['vatNumber', 'rating', 'insurance.policy'],
    ...['figures.statisticsMonths', 'figures.revenueGrowth', 'figures.marketListings'],
    ...['processors.analytics', 'transfers.analytics', 'cookies.analytics'],
  ],
  'map, opening hours, lists of its own, range of its fees': [
    ...['address.mapUrl', 'address.mapEmbedUrl', 'processors.map', 'transfers.map', 'cookies.map'],
    ...['hours', 'networks', 'quotations', 'apartments', 'registers'],
    ...['figures.remoteFeeRange', 'figures.onSiteFeeRange'],
  ],
  'insurance, group of hosts, number in a register, way to a consultation': [
    ...['insurance', 'figures.liabilityCover', 'figures.damageCover', 'figures.damageDeductible'],
    ...['profiles', 'hostGroup', 'figures.networkEarningsLv', 'figures.networkEarningsEn'],
    ...['registrationNumber', 'team', 'contact.person', 'consultation.minutes', 'consultation.way'],
  ],
};

function without(keys: readonly string[]): string {
  const company = parseDocument(readFileSync(reader.COMPANY_FILE, 'utf8'));
  for (const key of keys) company.deleteIn(key.split('.'));
  return company.toString();
}

workInContentCopy();

const cases = [...Object.entries(optional), ['them all', Object.values(optional).flat()]] as const;

test.each(cases)('a company without %s has no problem', async (_, keys) => {
  writeFileSync(reader.COMPANY_FILE, without(keys));
  expect(formatProblems(await checkContent())).toBe('');
});

test('without reviews the site claims nothing about them', () => {
  const source = readFileSync(reader.COMPANY_FILE, 'utf8').replace(/reviews: \d+/, 'reviews: 0');
  expect(reader.parseCompany(source).rating).toBeUndefined();
});

test('the page of the hosts’ group exists only with the group', () => {
  const pages = [[], ['profiles.group']].map((keys) =>
    reader.absentPages(reader.parseCompany(without(keys))),
  );
  expect(pages).toEqual([[], ['network']]);
});
