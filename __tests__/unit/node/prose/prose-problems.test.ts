import { report } from './compile';

const NO_CODE = 'is code, which a text may not hold; take it out';
const COMPONENTS =
  'is not known; expected one of: CallToAction, Chart, ComparisonTable, Faq, HighlightBox, Term, Testimonial, Timeline, Tips';
const AS_IT_STANDS = 'which the page would show as it stands; expected';

/** The text begins on line 5 of its file. */
const problems: readonly { name: string; body: string; line?: number; report: string }[] = [
  {
    name: 'an import',
    body: "import a from 'a'",
    report: `import a from 'a': ${NO_CODE}`,
  },
  {
    name: 'an export',
    body: 'export const a = 1',
    report: `export const a = 1: ${NO_CODE}`,
  },
  {
    name: 'an expression',
    body: 'A\n\nB {1 + 1}',
    line: 7,
    report: '{1 + 1}: expected \\{ for the sign itself, or {{company.…}} for a figure',
  },
  {
    name: 'an expression as a prop',
    body: '<Faq question={1}>\n\nA\n\n</Faq>',
    report: '<Faq> question: expected a text in quotes: name="text"',
  },
  {
    name: 'a heading that skips a level',
    body: '## A\n\n#### B',
    line: 7,
    report: '####: skips a level; expected ###, one level below the heading before it',
  },
  {
    name: 'a first heading that skips a level',
    body: 'A\n\n### B',
    line: 7,
    report: '###: skips a level; expected ##, one level below the heading before it',
  },
  {
    name: 'a heading that skips a level within a component',
    body: '## A\n\n<Faq question="A">\n\n#### B\n\n</Faq>',
    line: 9,
    report: '####: skips a level; expected ###, one level below the heading before it',
  },
  {
    name: 'a text that is empty',
    body: '',
    line: 4,
    report: 'text: is empty; expected a text below the second ---',
  },
  {
    name: 'an unknown component',
    body: '<Slider />',
    report: `<Slider />: ${COMPONENTS}`,
  },
  {
    name: 'an element of HTML',
    body: '<script>a</script>',
    report: '<script>: is HTML, which a text may not hold; take it out',
  },
  {
    name: 'an unknown prop',
    body: '<Faq question="A" open="true">\n\nA\n\n</Faq>',
    report: '<Faq> open: is not known here; expected one of: question',
  },
  {
    name: 'a missing prop',
    body: '<Testimonial author="A">\n\nA\n\n</Testimonial>',
    report: '<Testimonial> role: is required: a text',
  },
  {
    name: 'a prop with a wrong value',
    body: '<HighlightBox title="A" tone="red">\n\nA\n\n</HighlightBox>',
    report: '<HighlightBox> tone: must be "amber" or "teal", or be left out; found "red"',
  },
  {
    name: 'a component without its text',
    body: '<HighlightBox title="A">\n\n</HighlightBox>',
    report: '<HighlightBox>: is empty; expected a text',
  },
  {
    name: 'a component in a line of text',
    body: 'A <Faq question="A">B</Faq>',
    report:
      '<Faq>: stands alone; expected an empty line between its tags and its text, and around it',
  },
  {
    name: 'a comparison without a table',
    body: '<ComparisonTable>\n\nA\n\n</ComparisonTable>',
    report: '<ComparisonTable>: expected one table in it and nothing else',
  },
  {
    name: 'tips without a list',
    body: '<Tips>\n\n- A\n\n</Tips>',
    report: '<Tips>: expected one numbered list in it and nothing else',
  },
  {
    name: 'a tag that is not closed',
    body: '<Tips>\n\n1. A',
    report:
      '<Tips>: is not closed; expected <Tips> and </Tips> on lines of their own, with an empty line before and after each',
  },
  {
    name: 'a sentence that begins with a year',
    body: 'A\n\n2024. gadā sākām.',
    line: 7,
    report:
      '2024.: begins a numbered list at 2024; expected 2024\\. in a sentence, and 1. in a list',
  },
  {
    name: 'a list that leaves out a number',
    body: '1. A\n\nB\n\n3. C',
    line: 9,
    report: '3.: begins a numbered list at 3; expected 3\\. in a sentence, and 1. in a list',
  },
  {
    name: 'a heading without a text',
    body: 'A\n\n##',
    line: 7,
    report: '##: is empty; expected a text',
  },
  {
    name: 'bold letters with a space',
    body: 'A ** b ** c',
    report: `text: holds **, ${AS_IT_STANDS} no space within **…**`,
  },
  {
    name: 'a heading without a space',
    body: 'A\n\n##B c',
    line: 7,
    report: `text: holds ##B, ${AS_IT_STANDS} a space behind #`,
  },
  {
    name: 'a second title',
    body: '# A',
    report: '<h1>: is the page’s title; expected ## for a heading in the text',
  },
];

describe('The build names a problem in a text with file, line and what it expects:', () => {
  test.each(problems)('$name', async ({ body, line = 5, report: expected }) => {
    expect(await report(body)).toBe(`${line}  ${expected}`);
  });

  test('all problems of a text at once', async () => {
    expect((await report('# A\n\n[x](/fees/)\n\n<Slider />')).split('\n')).toHaveLength(3);
  });
});
