import { report } from './compile';

const NO_FACT = 'is not a fact; expected one of: company.figures.onSiteFee, company.name';
const NO_PAGE =
  'leads to no page; expected one of: /, /services/, /blog/riga-rental-market-analysis/';
const NOT_PLAIN = 'holds a link or a term; expected plain text';
const AS_IT_STANDS = 'which the page would show as it stands; expected';

/** The text begins on line 5 of its file. */
const problems: readonly { name: string; body: string; line?: number; report: string }[] = [
  {
    name: 'a fact that does not exist',
    body: 'A {{company.figures.fee}}',
    report: `text: {{company.figures.fee}} ${NO_FACT}`,
  },
  {
    name: 'a fact with spaces',
    body: 'A\n\nB {{ company.name }}',
    line: 7,
    report: 'text: {{ company.name }} is not a fact; expected {{company.name}}',
  },
  {
    name: 'a fact of a misspelt company',
    body: 'A {{compny.name}}',
    report: `text: {{compny.name}} ${NO_FACT}`,
  },
  {
    name: 'a fact without its company',
    body: 'A {{name}}',
    report: 'text: {{name}} is not a fact; expected {{company.name}}',
  },
  {
    name: 'a fact with a brace too few',
    body: 'A {company.name} b',
    report: 'text: {company.name} is not a fact; expected {{company.name}}',
  },
  {
    name: 'a fact that is not closed',
    body: 'A {{company.name b',
    report: 'text: {{company.name is not a fact; expected {{company.name}}',
  },
  {
    name: 'a fact that is not opened',
    body: 'A company.name}} b',
    report: 'text: company.name}} is not a fact; expected {{company.name}}',
  },
  {
    name: 'a fact with a brace too few in a prop',
    body: '<Faq question="A {name}">\n\nA\n\n</Faq>',
    report: '<Faq> question: {name} is not a fact; expected {{company.name}}',
  },
  {
    name: 'a link of a forbidden kind',
    body: '[x](javascript:alert)',
    report:
      'link: "javascript:alert" is not allowed; expected http, https, irc, ircs, mailto, xmpp, or a page of the site',
  },
  {
    name: 'a link to a host without its protocol',
    body: '[x](//example.com/a)',
    report: 'link: "//example.com/a" names a host without its protocol; expected https://…',
  },
  {
    name: 'a link without a text',
    body: 'A [](/services/)',
    report: 'link: is empty; expected a text',
  },
  {
    name: 'a link within a term',
    body: 'A <Term explanation="B">[x](/services/)</Term>',
    report: `<Term>: ${NOT_PLAIN}`,
  },
  {
    name: 'a term within a link',
    body: 'A [<Term explanation="B">x</Term>](/services/)',
    report: `link: ${NOT_PLAIN}`,
  },
  {
    name: 'a term within a heading',
    body: '## A <Term explanation="B">x</Term>',
    report: `##: ${NOT_PLAIN}`,
  },
  {
    name: 'a link to no page',
    body: '[x](/fees/)',
    report: `link: "/fees/" ${NO_PAGE}`,
  },
  {
    name: 'a link that names the language',
    body: '[x](/en/services/)',
    report: 'link: "/en/services/" names the language; expected the address without it: /services/',
  },
  {
    name: 'a link to a draft',
    body: '[x](/blog/not-yet/)',
    report:
      'link: "/blog/not-yet/" leads to a draft; publish that article first, or take the link out',
  },
  {
    name: 'a button that leads to no page',
    body: '<CallToAction title="A" buttonText="B" linkUrl="/fees/" />',
    report: `link: "/fees/" ${NO_PAGE}`,
  },
  {
    name: 'a link to no heading',
    body: '## A\n\n[x](#b)',
    line: 7,
    report: 'link: "#b" leads nowhere; expected one of: #a',
  },
  {
    name: 'a button whose place cannot be read',
    body: '<CallToAction title="A" buttonText="B" linkUrl="/services/#50%" />',
    report: 'link: "/services/#50%" holds a % that stands for no letter; take it out',
  },
  {
    name: 'a link with a space',
    body: 'A [x] (/services/)',
    report: `text: holds [x] (/services/), ${AS_IT_STANDS} no space between ] and (, or in the address`,
  },
];

describe('The build names a problem in a link or a fact with file, line and what it expects:', () => {
  test.each(problems)('$name', async ({ body, line = 5, report: expected }) => {
    expect(await report(body)).toBe(`${line}  ${expected}`);
  });
});
