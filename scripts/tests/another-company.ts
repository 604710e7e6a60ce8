import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesOf, NAMES_FILE } from '../../src/node/check/check-names';
import { readCompany } from '../../src/node/content/company/read-company';
import { readPeople } from '../../src/node/content/people';
import { editFile, removeArticle } from './articles';
import { company, editYaml, head } from './edits';

const ARTICLE = 'guest-experience-short-term-rental';
const [FORMER, PERSON] = ['content/people/toms-kalnins', 'content/people/liga-ozola'];

/** Facts that a company may lack. */
const lacking = [
  ...['registrationNumber', 'vatNumber', 'hours', 'networks', 'profiles', 'hostGroup', 'registers'],
  ...['rating', 'insurance', 'quotations', 'apartments', 'platforms', 'nightDuty', 'team'],
  ...['address.mapUrl', 'address.mapEmbedUrl', 'consultation.minutes', 'consultation.way'],
  ...['processors', 'transfers', 'cookies'].flatMap((group) =>
    ['analytics', 'map', 'video'].map((service) => `${group}.${service}`),
  ),
  ...[
    ...[
      'remoteFee',
      'remoteFeeRange',
      'onSiteFeeRange',
      'liabilityCover',
      'damageCover',
      'damageDeductible',
    ],
    ...['revenueGrowth', 'marketListings', 'networkEarningsLv', 'networkEarningsEn'],
    ...['statisticsMonths', 'references', 'neighbourMinutes', 'invoiceDays', 'listingPrice'],
  ].map((figure) => `figures.${figure}`),
];

const facts = {
  name: 'Jūras Vējš',
  legalName: { lv: 'Anna Liepa, pašnodarbināta', en: 'Anna Liepa, self-employed' },
  url: 'https://www.juras-vejs.example',
  contact: {
    ...{ phone: '+371 2000 2222', secondPhone: '+371 2000 1111' },
    ...{ email: 'anna@juras-vejs.example', person: 'anna-liepa' },
  },
  'address.street': 'Jūras iela 1',
  'address.postalCode': 'LV-3401',
  'address.latitude': 56.51,
  'address.longitude': 21.01,
  'address.city': { lv: 'Liepāja', en: 'Liepāja' },
  area: {
    name: { lv: 'Liepāja', en: 'Liepāja' },
    in: { lv: 'Liepājā', en: 'in Liepāja' },
    of: { lv: 'Liepājas', en: 'Liepāja’s' },
  },
  'figures.ourCleaning': { value: 0 },
};

/** Turns the content of the working directory into that of a sole trader in another town, by docs/taking-over.md. */
export function becomeAnother() {
  const [{ value: former }, { values: people }] = [readCompany(), readPeople()];
  if (!former) throw new Error('The facts cannot be read');
  // "Sample" is a word of the pages, too.
  writeFileSync(NAMES_FILE, JSON.stringify({ ...namesOf(former, people), brand: [] }));
  for (const slug of readdirSync('content/blog').filter((name) => name !== ARTICLE))
    removeArticle('content', slug);
  for (const file of [`${FORMER}.yml`, `${FORMER}.jpg`, `${PERSON}.jpg`, 'content/market.yml'])
    rmSync(file);
  renameSync(`${PERSON}.yml`, 'content/people/anna-liepa.yml');
  editYaml('content/people/anna-liepa.yml', (person) => {
    for (const key of ['photo', 'photoAlt', 'profile']) person.delete(key);
    person.set('name', 'Anna Liepa');
  });
  head((text) => text.replace(/^author: .*/m, "author: 'anna-liepa'"));
  editYaml('content/rates.yml', (rates) => {
    for (const key of ['levy', 'levyLimit']) rates.delete(key);
  });
  company((own) => {
    for (const key of lacking) own.deleteIn(key.split('.'));
    for (const [key, value] of Object.entries(facts))
      own.setIn(key.split('.'), own.createNode(value));
  });
  for (const name of readdirSync('content', { encoding: 'utf8', recursive: true }))
    if (/\.(?:json|mdx|yml)$/.test(name) && name !== 'names.json')
      editFile(join('content', name), (text) =>
        text
          .replace(/Rīg(?=(?:a|ā|as|u)(?!\p{L}))|Rig(?=a(?![\p{L}-]))/gu, 'Liepāj')
          .replace(/Daugav/g, 'Baltij')
          .replace(/Vecrīg/g, 'Vecliepāj'),
      );
}
