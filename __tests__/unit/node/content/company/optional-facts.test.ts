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

const map = [
  'address.mapUrl',
  'address.mapEmbedUrl',
  'processors.map',
  'transfers.map',
  'cookies.map',
];
const covers = ['figures.liabilityCover', 'figures.damageCover', 'figures.damageDeductible'];
const earnings = ['figures.networkEarningsLv', 'figures.networkEarningsEn'];
const all = [
  ...map,
  ...covers,
  ...earnings,
  'vatNumber',
  'rating',
  'insurance',
  'networks',
  'profiles',
  'quotations',
  'apartments',
  'contact.person',
  'consultation.minutes',
  'consultation.way',
  'hostGroup',
  'registers',
];

function without(keys: readonly string[]): string {
  const company = parseDocument(readFileSync(COMPANY_FILE, 'utf8'));
  for (const key of keys) company.deleteIn(key.split('.'));
  return company.toString();
}

describe('A company', () => {
  workInContentCopy();

  test.each([
    ['no VAT number', ['vatNumber']],
    ['no map', map],
    ['no rating', ['rating']],
    ['no insurance', ['insurance', ...covers]],
    ['no policy number', ['insurance.policy']],
    ['no group of hosts', ['profiles.group', 'hostGroup', ...earnings]],
    [
      'no person, length of a consultation, profiles, registers, quotations and apartments',
      [
        ...['contact.person', 'consultation.minutes', 'consultation.way', 'registers'],
        ...['networks', 'profiles.host', 'quotations', 'apartments'],
      ],
    ],
    ['none of these', all],
  ])(
    'with %s has no problem in any text',
    async (_, keys) => {
      writeFileSync(COMPANY_FILE, without(keys));
      expect(formatProblems(await checkContent())).toBe('');
    },
    120_000,
  );
});

test('with no reviews nothing is claimed', () => {
  const source = readFileSync(COMPANY_FILE, 'utf8').replace(/reviews: \d+/, 'reviews: 0');
  expect(parseCompany(source).rating).toBeUndefined();
});

test('the page of the hosts’ group stands and goes with the group', () => {
  const pages = [[], ['profiles.group']].map((keys) => absentPages(parseCompany(without(keys))));
  expect(pages).toEqual([[], ['network']]);
});
