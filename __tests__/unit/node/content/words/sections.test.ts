import { fillFacts, factProblems } from '../../../../../src/node/content/words/prepare-words';
import { compileProse } from '../../../../../src/node/prose/compile-prose';
import { formatProblems } from '../../../../../src/node/content/problems';
import { proseElements, proseText } from '../../../../../src/site/prose';
import { rowsOf } from '../../../../support/rows';

const facts = {
  'company.name': 'Brand',
  'company.vatNumber': '',
  'company.map': 'M',
  'company.fee': '0\u00a0€',
};

const hanging = rowsOf(`
a fact that is there ¦ A{{#company.map}}, B{{/company.map}}. ¦ A, B.
a fact that is missing ¦ A{{#company.vatNumber}}, with VAT{{/company.vatNumber}}. ¦ A.
its opposite ¦ A{{^company.vatNumber}} without{{/company.vatNumber}} ¦ A without
a sum of nothing ¦ {{#company.fee}}Costs.{{/company.fee}}{{^company.fee}}Free.{{/company.fee}} ¦ Free.
one within another ¦ {{#company.map}}A{{#company.vatNumber}}B{{/company.vatNumber}}{{/company.map}}C ¦ AC
`);

test.each(hanging)('what hangs on %s stands or goes with it', (_, written = '', shown = '') => {
  expect(factProblems(written, facts)).toEqual([]);
  expect(fillFacts(written, facts)).toBe(shown);
});

const wrong = rowsOf(`
No. {{company.vatNumber}} ¦ {{company.vatNumber}} is not in company.yml; expected it there, or {{#company.vatNumber}} before and {{/company.vatNumber}} behind what hangs on it
{{#company.mop}}A{{/company.mop}} ¦ {{#company.mop}} is not a fact
{{#company.map}}A ¦ {{#company.map}} stands alone; expected {{/company.map}} behind
{{#company.vatNumber}}{{company.nam}}{{/company.vatNumber}} ¦ {{company.nam}} is not a fact
`);

test.each(wrong)('an editor is told what is wrong with %s', (written = '', message = '') => {
  expect(factProblems(written, facts)[0]?.message).toContain(message);
});

const source = `---
slug: map
date: '2025-04-10'
---
A

| What | Who |
| --- | --- |
| {{#company.vatNumber}}Tax{{/company.vatNumber}} | {{company.vatNumber}} |
| Map | {{company.map}} |

- {{#company.vatNumber}}Tax{{/company.vatNumber}}
- Name

{{#company.vatNumber}}Gone.{{/company.vatNumber}}

[x](/no/)
`;

test('a row, an item and a paragraph go whole, and problems keep their lines', async () => {
  const text = { file: 'index.en.mdx', source, language: 'en' as const, path: '/en/' };
  const place = { knownPaths: ['/en/'], draftPaths: [], facts };
  const { nodes, problems } = await compileProse({ ...text, ...place });
  expect(proseElements(nodes, 'table').map((table) => proseText([table]))).toEqual(['WhatWhoMapM']);
  expect(proseElements(nodes, 'ul').map((list) => proseText([list]).trim())).toEqual(['Name']);
  expect(formatProblems(problems)).toContain('index.en.mdx:17  link');
});
