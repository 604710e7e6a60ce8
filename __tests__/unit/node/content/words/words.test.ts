import { CONTENT } from '../../../../../src/node/content/files';
import { checkWords } from '../../../../../src/node/content/words/check-words';
import { prepareWords, typeset } from '../../../../../src/node/content/words/prepare-words';
import { parseWords, type WordFile, type Words } from '../../../../../src/node/content/words/words';
import { collectProblems, formatProblems } from '../../../../../src/node/content/problems';
import { eachLanguage, type Language } from '../../../../../src/site/languages';

const readable = (text: string) => text.replaceAll('\u00a0', '_');

test.each([
  ['lv', 'Darbs – mūsu, 2 × 3', 'Darbs_– mūsu, 2_×_3'],
  ['lv', 'Jūsu dzīvoklis Rīgā ir mūsu rokās', 'Jūsu dzīvoklis Rīgā ir mūsu_rokās'],
  ['en', 'What guests pay for the {{room}}', 'What guests pay for the {{room}}'],
  ['lv', '85–95 %', '85–95_%'],
  ['lv', 'CT-2026-118, LV-2015, 0000-0000', 'CT-2026-118, LV-2015, 0000-0000'],
  ['en', '2026-11-23', '2026-11-23'],
  ['lv', '24 stundu laikā', '24_stundu laikā'],
  ['lv', '2024. gadā', '2024._gadā'],
  ['lv', 'paliek −7 250 € un 7\u00a0250 €', 'paliek −7250_€ un 7250_€'],
  ['lv', '2 100–2 900 €, 3 000–20 000+ €', '2100–2900_€, 3000–20_000+_€'],
  ['lv', '1 234 567 €', '1_234_567_€'],
  ['lv', '3 mēneši pa 30 naktīm', '3_mēneši pa 30_naktīm'],
  ['lv', '{{count}} viesu līdz 10. datumam', '{{count}}_viesu līdz 10._datumam'],
  ['lv', 'noteikumi Nr. 97', 'noteikumi Nr._97'],
  ['lv', 'darbi, par kuriem vairs nav jādomā', 'darbi, par_kuriem_vairs nav_jādomā'],
  ['lv', 'kur dzīvo, kurpes un Kurzeme', 'kur dzīvo, kurpes_un Kurzeme'],
  ['en', '3 months, {{count}} reviews, 3 more', '3_months, {{count}}_reviews, 3_more'],
  ['en', '9 March, Regulation No 97', '9_March, Regulation No_97'],
  ['en', 'each of 110 marchers', 'each of 110 marchers'],
  ['en', 'in 2024 stunde', 'in 2024 stunde'],
  ['en', 'well-kept home', 'well-kept home'],
] as const)('typography of a text in %s: %s', (language, typed, set) => {
  expect(readable(typeset(typed, language))).toBe(set);
});

test('the address to which a question leads stays as it is', () => {
  const words = { questions: [{ link: 'A short-term let', to: '/blog/short-term-let/' }] };
  const prepared = JSON.stringify(prepareWords(words, 'en', {}));
  expect(prepared).toContain('"to":"/blog/short-term-let/"');
  expect(readable(prepared)).toContain('short-term let"');
});

test('words get the facts filled in and keep other placeholders', () => {
  const words = { a: { b: '{{company.name}} has {{count}} rooms' } };
  expect(prepareWords(words, 'en', { 'company.name': 'Brand' })).toEqual({
    a: { b: 'Brand has {{count}} rooms' },
  });
});

const meta = { name: 'n', title: 't', description: 'd', keywords: 'k' };
const file = (language: Language, words: Words): WordFile => ({
  file: language.toUpperCase(),
  language,
  namespace: 'about',
  words: { meta, ...words },
});
const check = (latvian: Words, english: Words) =>
  formatProblems(
    checkWords(
      [file('lv', latvian), file('en', english)],
      eachLanguage(() => ({ 'company.name': 'B' })),
    ),
  );

const y = { a: 'y' };

/** LV and EN stand for the files of the two languages. */
test.each<{ latvian: Words; english?: Words; report: string }>([
  { latvian: { a: 'x' }, report: '' },
  { latvian: { a: { b: 'Jā' } }, english: { a: {} }, report: 'EN  a.b: is missing; LV has "Jā"' },
  {
    latvian: { a: '{{count}} istabas' },
    report:
      'LV  a: has other placeholders than EN: expected none\nEN  a: has other placeholders than LV: expected count',
  },
  {
    latvian: { head: { lead: 'Ir {{cuont}}' } },
    english: { head: { lead: 'Has {{cuont}}' } },
    report: 'EN  head.lead: {{cuont}} is not filled in here; expected the name of a fact',
  },
  {
    latvian: { a: '{{company.nam}}' },
    report: 'LV  a: {{company.nam}} is not a fact; expected one of: company.name',
  },
  {
    latvian: { a: '<b>x</b>' },
    report: 'LV  a: holds <b>, which the page would show as it stands; take it out',
  },
  // Each language has plural forms of its own.
  {
    latvian: { a_zero: '0', a_one: '1', a_other: '2' },
    english: { a_one: '1', a_other: '2' },
    report: '',
  },
  {
    latvian: { a_one: '1', a_other: '2' },
    english: { a_one: '1', a_other: '2' },
    report: 'LV  a_zero: is missing; a text is expected',
  },
  {
    latvian: { meta: { name: 'n', description: 'd', keywords: 'k' } },
    english: {},
    report: 'LV  meta.title: is missing; EN has "t"',
  },
])('the check reports $latvian beside $english: $report', ({ latvian, english = y, report }) => {
  const found = check(latvian, english);
  if (report) expect(found).toContain(report);
  else expect(found).toBe('');
});

const FILE = `${CONTENT}/locales/lv/about.json`;
const NOT_READ = 'JSON: cannot be read:';

/** The text of a file, and the line and text of the problem in it; … stands for the expected value. */
test.each([
  { source: '{ "a": "x", "b": { "c": "y" } }', report: '' },
  { source: '{\n  "a": {\n    "b": null\n  }\n}', report: '3  a.b: is required: a text' },
  {
    source: '{\n  "a": 5,\n  "b": ["x"],\n  "c": true\n}',
    report:
      '2  a: must be a text; put it in quotes; found 5\n3  b: must be a text; put it in quotes\n4  c: must be a text; put it in quotes; found true',
  },
  {
    source: '{\n  "a": "",\n  "b": " "\n}',
    report: '2  a: is required: a text; found ""\n3  b: is empty; expected a text; found " "',
  },
  { source: '{}', report: '1  all: holds no words; expected { "key": "text" }' },
  {
    source: '{\n  "a": "x",\n  "a": "y"\n}',
    report: `3  ${NOT_READ} a key stands here twice in one group …`,
  },
  {
    source: '{\n  "a": "x",\n  "b": „y”\n}',
    report: `3  ${NOT_READ} a text stands here without straight quotes …`,
  },
])('a file of words with $source: $report', ({ source, report }) => {
  const expected =
    '; expected „…” or \\" for quotes within a text, "key": "text" on each line, and a comma between two of them';
  const found = formatProblems(collectProblems(() => parseWords(source, FILE)).problems);
  expect(found.replaceAll(`${FILE}:`, '').replace(expected, ' …')).toBe(report);
});
