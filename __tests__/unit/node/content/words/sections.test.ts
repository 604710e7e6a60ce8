import { fillFacts, factProblems } from '../../../../../src/node/content/words/prepare-words';
import { compileProse } from '../../../../../src/node/prose/compile-prose';
import { formatProblems } from '../../../../../src/node/content/problems';
import { proseElements, proseText } from '../../../../../src/site/prose';

const facts = {
  ...{ 'company.name': 'Brand', 'company.map': 'M', 'company.fee': '0\u00a0€' },
  'company.vat': '',
};

test.each([
  { text: 'A{{#company.map}}, B{{/company.map}}.', shown: 'A, B.' },
  { text: 'A{{#company.vat}}, with VAT{{/company.vat}}.', shown: 'A.' },
  { text: 'A{{^company.vat}} without{{/company.vat}}', shown: 'A without' },
  {
    text: '{{#company.fee}}Costs{{/company.fee}}{{^company.fee}}Free{{/company.fee}}',
    shown: 'Free',
  },
  { text: '{{#company.map}}A{{#company.vat}}B{{/company.vat}}{{/company.map}}C', shown: 'AC' },
])('$text is shown only where its fact is there, and is above zero: $shown', ({ text, shown }) => {
  expect(factProblems(text, facts)).toEqual([]);
  expect(fillFacts(text, facts)).toBe(shown);
});

test.each([
  {
    text: 'No. {{company.vat}}',
    report:
      '{{company.vat}} is not in company.yml; expected it there, or {{#company.vat}} before and {{/company.vat}} behind the text that needs it',
  },
  { text: '{{#company.mop}}A{{/company.mop}}', report: '{{#company.mop}} is not a fact' },
  { text: '{{#company.map}}A', report: '{{#company.map}} stands alone; expected {{/company.map}}' },
  { text: 'A{{/company.map}}', report: '{{/company.map}} stands alone; expected {{#company.map}}' },
  {
    text: '{{#company.vat}}{{company.nam}}{{/company.vat}}',
    report: '{{company.nam}} is not a fact',
  },
])('the check reports $text', ({ text, report }) => {
  expect(factProblems(text, facts)[0]?.message).toContain(report);
});

const source = `---
slug: map
date: '2025-04-10'
---
A

| What | Who |
| --- | --- |
| {{#company.vat}}Tax{{/company.vat}} | {{company.vat}} |
| Map | {{company.map}} |

- {{#company.vat}}Tax{{/company.vat}}
- Name

{{#company.vat}}Gone.{{/company.vat}}

[x](/no/)
`;

test('an empty row, list item or paragraph is left out, and problems keep their lines', async () => {
  const text = { file: 'index.en.mdx', source, language: 'en' as const, path: '/en/' };
  const place = { knownPaths: ['/en/'], draftPaths: [], facts };
  const { nodes, problems } = await compileProse({ ...text, ...place });
  expect(proseElements(nodes, 'table').map((table) => proseText([table]))).toEqual(['WhatWhoMapM']);
  expect(proseElements(nodes, 'li').map((item) => proseText([item]))).toEqual(['Name']);
  expect(formatProblems(problems)).toContain('index.en.mdx:17  link');
});
