import { fillFacts, factProblems } from '../../../../../src/node/content/words/prepare-words';
import { compileProse } from '../../../../../src/node/prose/compile-prose';
import { formatProblems } from '../../../../../src/node/content/problems';
import { proseElements, proseText } from '../../../../../src/site/prose';

const facts = {
  'company.name': 'Brand',
  'company.vatNumber': '',
  'company.map': 'M',
  'company.fee': '0\u00a0€',
};

const optionalTexts = [
  { name: 'a fact that is there', text: 'A{{#company.map}}, B{{/company.map}}.', shown: 'A, B.' },
  {
    name: 'a fact that is missing',
    text: 'A{{#company.vatNumber}}, with VAT{{/company.vatNumber}}.',
    shown: 'A.',
  },
  {
    name: 'its opposite',
    text: 'A{{^company.vatNumber}} without{{/company.vatNumber}}',
    shown: 'A without',
  },
  {
    name: 'a sum of nothing',
    text: '{{#company.fee}}Costs.{{/company.fee}}{{^company.fee}}Free.{{/company.fee}}',
    shown: 'Free.',
  },
  {
    name: 'one within another',
    text: '{{#company.map}}A{{#company.vatNumber}}B{{/company.vatNumber}}{{/company.map}}C',
    shown: 'AC',
  },
];

test.each(optionalTexts)('text that needs $name appears only with it', ({ text, shown }) => {
  expect(factProblems(text, facts)).toEqual([]);
  expect(fillFacts(text, facts)).toBe(shown);
});

const wrong = [
  {
    text: 'No. {{company.vatNumber}}',
    report:
      '{{company.vatNumber}} is not in company.yml; expected it there, or {{#company.vatNumber}} before and {{/company.vatNumber}} behind the text that needs it',
  },
  { text: 'A {{company.nam}}', report: '{{company.nam}} is not a fact; expected one of: company.' },
  { text: '{{ company.name }}', report: 'is not a fact; expected {{company.name}}' },
  { text: 'A {company.name}.', report: '{company.name} is not a fact; expected {{company.name}}' },
  { text: '{{company.name is', report: '{{company.name is not a fact; expected {{company.name}}' },
  { text: '{{#company.mop}}A{{/company.mop}}', report: '{{#company.mop}} is not a fact' },
  {
    text: '{{#company.map}}A',
    report: '{{#company.map}} stands alone; expected {{/company.map}} behind',
  },
  {
    text: 'A{{/company.map}}',
    report: '{{/company.map}} stands alone; expected {{#company.map}} before',
  },
  {
    text: '{{#company.vatNumber}}{{company.nam}}{{/company.vatNumber}}',
    report: '{{company.nam}} is not a fact',
  },
];

test.each(wrong)('the check reports $text', ({ text, report }) => {
  expect(factProblems(text, facts)[0]?.message).toContain(report);
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
