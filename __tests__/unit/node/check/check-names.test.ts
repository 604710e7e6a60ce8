import { readFileSync, writeFileSync } from 'node:fs';
import { editFile } from '../../../../scripts/tests/articles';
import { checkNames, namesOf, NAMES_FILE } from '../../../../src/node/check/check-names';
import {
  COMPANY_FILE,
  readCompany,
  type Company,
} from '../../../../src/node/content/company/read-company';
import { readPeople } from '../../../../src/node/content/people';
import { workInContentCopy } from '../../../support/content-copy';

workInContentCopy();

const people = () => readPeople().values;
const own = () => readCompany().value as Company;
const another = (changed: object = {}): Company => ({
  ...own(),
  ...{ name: 'Vējš', legalName: { lv: 'Vējš', en: 'Vējš' }, ...changed },
});
const CESIS = { lv: 'Cēsis', en: 'Cēsis' };

test('the list has the names in the facts', () => {
  expect(JSON.parse(readFileSync(NAMES_FILE, 'utf8'))).toEqual(namesOf(own(), people()));
});

test('a company may name itself, also by a longer or a shorter name', () => {
  expect(checkNames(own(), people())).toEqual([]);
  expect(checkNames({ ...own(), name: 'AK' }, [])).toEqual([]);
});

test('names of the company before are reported with their lines, in each case', () => {
  editFile(COMPANY_FILE, () => 'a\n„Amberkey”\nTo zina Līga un Kalniņa kungs.\nRīgu redz.\nRīgās');
  const found = checkNames(another({ area: { name: CESIS, in: CESIS, of: CESIS } }), []).filter(
    ({ file }) => file === COMPANY_FILE,
  );
  expect(found.map(({ key, line }) => [key, line])).toEqual([
    ['"Amberkey"', 2],
    ['"Rīga"', 4],
    ['"Līga"', 3],
    ['"Kalniņš"', 3],
  ]);
  expect(found[1]?.message).toContain('expected {{company.area.name}}');
  expect(found[1]?.message).toContain('also in the lines 5');
});

test('what both companies have, and what looks alike, is no problem', () => {
  writeFileSync(COMPANY_FILE, 'Rīgā. Līgums. Tomēr. Pa Līgo svētkiem. /Riga/');
  const names = checkNames(another(), people()).filter(({ file }) => file === COMPANY_FILE);
  expect(names).toEqual([]);
  expect(checkNames(another(), []).filter(({ file }) => file === COMPANY_FILE)).toEqual([]);
});
