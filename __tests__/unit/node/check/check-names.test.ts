import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { editFile } from '../../../../scripts/tests/articles';
import { checkNames, namesOf, NAMES_FILE } from '../../../../src/node/check/check-names';
import {
  COMPANY_FILE,
  readCompany,
  type Company,
} from '../../../../src/node/content/company/read-company';
import { readPeople } from '../../../../src/node/content/people';
import { eachLanguage } from '../../../../src/site/languages';
import { workInContentCopy } from '../../../support/content-copy';

workInContentCopy();

const people = () => readPeople().values;
const own = () => readCompany().value as Company;
const another = (changed: object = {}): Company => ({
  ...own(),
  ...{ name: 'Vējš', legalName: eachLanguage(() => 'Vējš'), ...changed },
});
const CESIS = eachLanguage(() => 'Cēsis');

const [list = '', delivered = ''] = ['names.json', 'company.yml'].map((name) =>
  readFileSync(`content/${name}`, 'utf8'),
);

test('the list has the names in the facts of the company that wrote it', () => {
  const { brand, area } = namesOf(parse(delivered) as Company, []);
  const former = JSON.parse(list) as ReturnType<typeof namesOf>;
  const isOurs = former.brand.includes(String(brand));
  expect(isOurs ? former.area : area).toEqual(expect.arrayContaining(area));
});

beforeEach(() => {
  writeFileSync(NAMES_FILE, JSON.stringify({ ...namesOf(own(), people()), brand: ['Sample'] }));
});

test('a company may name itself, also by a longer or a shorter name', () => {
  expect(checkNames(own(), people())).toEqual([]);
  expect(checkNames({ ...own(), name: 'Sam' }, [])).toEqual([]);
  expect(checkNames({ ...another(), name: 'Sample Riga' }, [])).toEqual([]);
});

test('names of the company before are reported with their lines, in each case', () => {
  const given = another({ area: { name: CESIS, in: CESIS, of: CESIS } });
  editFile(COMPANY_FILE, () => 'a\n„Sample”\nTo zina Līga un Kalniņa kungs.\nRīgu redz.\nRīgās');
  const found = checkNames(given, []).filter(({ file }) => file === COMPANY_FILE);
  expect(found.map(({ key, line }) => [key, line])).toEqual([
    ['"Sample"', 2],
    ['"Rīga"', 4],
    ['"Līga"', 3],
    ['"Kalniņš"', 3],
  ]);
  expect(found[1]?.message).toContain('expected {{company.area.name}}');
  expect(found[1]?.message).toContain('also in line 5');
});

test('what both companies have, and what looks alike, is no problem', () => {
  const given = another();
  editFile(NAMES_FILE, (names) => names.replace('"Rīga"', '"Rīga","Torņakalns"'));
  writeFileSync(COMPANY_FILE, 'Rīgā, Torņakalnā. Līgums. Tomēr. Pa Līgo svētkiem.');
  expect(checkNames(given, []).filter(({ file }) => file === COMPANY_FILE)).toEqual([]);
});
