import { fillFacts } from '../../../../../src/node/content/words/prepare-words';
import { CONTENT } from '../../../../../src/node/content/files';
import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { COMPANY_FILE, parseCompany } from '../../../../../src/node/content/company/read-company';
import { siteFacts } from '../../../../../src/node/content/facts/facts';
import { readRates } from '../../../../../src/node/content/sum-facts';
import { collectProblems, formatProblems } from '../../../../../src/node/content/problems';
import { dayInRiga } from '../../../../../src/site/riga-time';

const valid = readFileSync(COMPANY_FILE, 'utf8');
const { value: rates } = readRates();
const report = (yaml: string) => formatProblems(collectProblems(() => parseCompany(yaml)).problems);

/** The sample with the line of one key changed, and the number of that line. */
function withValue(written: string) {
  const lines = valid.split('\n');
  const key = written.slice(0, written.indexOf(':') + 1);
  const at = lines.findIndex((line) => line.trimStart().startsWith(key));
  expect(at).toBeGreaterThan(-1);
  lines[at] = (/^ */.exec(lines[at] ?? '')?.[0] ?? '') + written;
  return { yaml: lines.join('\n'), line: at + 1 };
}

const THIS_YEAR = dayInRiga(new Date()).slice(0, 4);

/** A wrong line, and the problem that the check reports. */
const problems = {
  'name:': 'name: is required: a text',
  'legalName: { lv: SIA }': 'legalName.en: is required: a text',
  "registrationNumber: '123'": 'registrationNumber: must be 11 digits, in quotes',
  'founded: 2999': `founded: must be between 1990 and ${THIS_YEAR}`,
  'url: http://sample.example': 'url: must be https:// and a host, without a slash at its end',
  'phone: 2000 0000': 'contact.phone: must be a Latvian number: +371 and 8 digits',
  'email: info@sample': 'contact.email: must be an e-mail address',
  "email: 'mailto:a@b.lv'": 'contact.email: must be an e-mail address',
  "email: 'info@amberkey.lv,'": 'contact.email: must be an e-mail address of plain letters',
  'email: info@аmberkey.lv': 'contact.email: has a Cyrillic letter among the others in "аmberkey"',
  'url: https://www,amberkey.lv': 'url: must be https:// and a host, without a slash at its end',
  'url: https://anna@amberkey.lv': 'url: must be https:// and a host, without a slash at its end',
  'vatNumber: LV12345678902': "vatNumber: is another company's; expected LV12345678901",
  'mapEmbedUrl: https://www.google.com/maps/place/Riga':
    'address.mapEmbedUrl: is a page with a map',
  'wait: { lv: dienа, en: a day }': 'hostGroup.wait.lv: has a Cyrillic letter among the others',
  "quote: { lv: 'Vārdi', en: '“Words”' }":
    'quotations[0].quote.lv: stands without its quotation marks',
  "email: 'a@b.lv?subject=x'": 'contact.email: must be an e-mail address',
  'postalCode: LV1010': 'address.postalCode: must be a Latvian postal code: LV- and 4 digits',
  'country: Latvia': 'address.country: must be LV, as phone and postal code are Latvian too',
  'latitude: 24.1': 'address.latitude: must be between 55.6 and 58.1',
  'longitude: -24.1': 'address.longitude: must be between 20.9 and 28.3',
  'mapEmbedUrl: http://a.example': 'address.mapEmbedUrl: must be an address that begins with https',
  "opens: '25:00'": "hours[0].opens: must be a time like '09:00', in quotes",
  '- days: [Monday, Funday]': 'hours[0].days[1]: must be one of: Monday, Tuesday, Wednesday',
  '- days: []': 'hours[0].days: is empty; expected a day',
  '- days: [Monday, Monday]': 'hours: names Monday twice; expected each day once',
  '- days: [Saturday, Sunday]': 'hours: must name a day from Monday to Friday',
  "closes: '08:00'": 'hours[0].closes: must be later than opens, 09:00',
  'value: 5.1': 'rating.value: must be between 1 and 5',
  'reviews: 10.5': 'rating.reviews: must be a whole number',
  "lastSlot: '17:00'": 'consultation.lastSlot: must lie within the hours of every working day',
  "lastSlot: '08:00'": 'consultation.lastSlot: must not be before firstSlot, 09:00',
  'stepMinutes: 45':
    'consultation.stepMinutes: must lead from firstSlot to lastSlot in equal steps',
  'remoteFee: { value: 26 }':
    'figures.remoteFee: must lie within remoteFeeRange; expected 15 to 20',
  'onSiteFee: { from: 20, to: 22 }': 'figures.onSiteFee: must have a value, not from and to',
  'occupancy: { from: 95, to: 85 }':
    'figures.occupancy: is upside down; expected the smaller number',
  'occupancy: { value: 0 }': 'figures.occupancy.value: must be between 10 and 100',
  'exampleTax: { value: 100 }': 'figures.exampleTax.value: must be between 0 and 60',
  'occupancy: { from: 85 }': 'figures.occupancy: must have either value, or from and to',
  "revenueGrowth: { value: 15, unit: '€' }": 'figures.revenueGrowth.unit: is not known here',
  'longTermIncome: { value: 12000 }': 'figures.longTermIncome: must have from and to, not a value',
  'marketListings: { value: 3, orMore: yes }':
    'figures.marketListings.orMore: must be true or false',
  'exampleTax:': 'figures.exampleTax: is required: a group of lines like "key: value"',
};

test.each(Object.entries(problems))('the check names %s with its line', (written, message) => {
  const { yaml, line } = withValue(written);
  expect(report(yaml)).toContain(`${CONTENT}/company.yml:${line}  ${message}`);
});

test.each(['networks', 'quotations', 'apartments'])(
  'the check finds what stands twice in %s',
  (list) => {
    const file = parseDocument(valid);
    file.addIn([list], file.getIn([list, 0]));
    expect(report(String(file))).toContain(
      ' of another; expected its own, or take one of the two out',
    );
  },
);

const company = parseCompany(valid);
const latvian = siteFacts(company, rates, 'lv');
const english = siteFacts(company, rates, 'en');

test.each([
  ['hours', '9.00–17.00', '9:00–17:00'],
  ['mondayToFriday', '9.00–17.00', '9:00–17:00'],
  ['address', 'Parauga iela 7, Rīga, LV-1001', 'Parauga iela 7, Riga, LV-1001'],
  ['slots', '9.00–16.00', '9:00–16:00'],
  ['consultation.firstSlot', '9.00', '9:00'],
  ['consultation.lastSlot', '16.00', '16:00'],
  ['onSiteRange', '20–25\u00a0%', '20–25%'],
  ['remoteRange', '15–20\u00a0%', '15–20%'],
  ['payoutMonth', '2100–2900\u00a0€', '€2,100–2,900'],
  ['legalName', 'SIA „Paraugs”', 'Sample SIA'],
  ['phone', '+371\u00a02111\u00a01111', '+371\u00a02111\u00a01111'],
])('the fact %s is written as each language writes it', (name, inLatvian, inEnglish) => {
  expect([latvian[`company.${name}`], english[`company.${name}`]]).toEqual([inLatvian, inEnglish]);
});

test('facts of a service that the build does without are missing, and no others', () => {
  const without = siteFacts(company, rates, 'lv', ['analytics']);
  const changed = Object.keys(latvian).filter((name) => without[name] !== latvian[name]);
  expect(changed).toEqual(
    ['processors', 'transfers', 'cookies'].map((group) => `company.${group}.analytics`),
  );
  expect(without['company.processors.analytics']).toBe('');
});

test('without the file of listings, texts say nothing of them', () => {
  const without = siteFacts(company, rates, 'lv', ['market']);
  expect(fillFacts('{{#company.market}}listings{{/company.market}}', latvian)).toBe('listings');
  expect(fillFacts('{{#company.market}}listings{{/company.market}}', without)).toBe('');
});

test('facts keep their names when the company file has problems', () => {
  const names = siteFacts(undefined, rates, 'lv');
  expect(Object.keys(names)).toEqual(Object.keys(latvian));
  expect(Object.values(names)).not.toContain('');
});

const week = `hours:
  - { days: [Monday, Tuesday, Thursday], opens: '08:30', closes: '17:00' }
  - { days: [Friday], opens: '09:00', closes: '15:00' }
  - { days: [Saturday, Sunday], opens: '10:00', closes: '12:00' }
`;
const changed = valid.replace(/^hours:\n(?: .*\n)*/m, week);

test('hours that differ from day to day are written by day, and as those of every working day', () => {
  const facts = siteFacts(parseCompany(changed.replace('16:00', '14:30')), rates, 'en');
  expect(facts['company.openingHours']).toBe(
    'Monday, Tuesday, Thursday, 8:30–17:00; Friday, 9:00–15:00; Saturday, Sunday, 10:00–12:00',
  );
  expect([facts['company.hours'], facts['company.mondayToFriday']]).toEqual(['9:00–15:00', '']);
});

test('The file with the whole contract must be there', () => {
  expect(report(`${valid}\ncontract: missing.pdf\n`)).toContain(
    'contract: must be a whole PDF in static/ named by plain letters, like contract.pdf; found "missing.pdf"',
  );
});
