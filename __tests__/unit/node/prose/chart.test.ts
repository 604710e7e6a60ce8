import { readAmount } from '../../../../src/node/prose/tables';
import { proseElements, proseText } from '../../../../src/site/prose';
import type { Language } from '../../../../src/site/languages';
import { compile, nodesOf, report } from './compile';

const chart = (rows: string, props = ' title="T" source="S"', head = '| A | B |\n| - | -: |') =>
  `<Chart${props}>\n\n${head}\n${rows}\n\n</Chart>`;

/** The rows below `| A | B |`, and the bars in each cell: look, begin and width in per cent. */
const drawings = [
  {
    name: 'from zero, the largest fills the chart',
    rows: '| x | 50 € |\n| y | **200 €** |\n| z | – |\n| u | 0 € |',
    bars: ['plain 0 25', 'plain 0 100', '', ''],
  },
  {
    name: 'of a range what is certain and what may be reached',
    rows: '| x | 60–100 € |\n| y | 30–50 € |',
    bars: ['plain 0 60, open 60 40', 'plain 0 30, open 30 20'],
  },
  {
    name: 'a loss on the other side of a line at zero, on one scale',
    rows: '| x | +20 € |\n| y | −60 € |\n| z | – |',
    bars: ['plain 75 25, zero 75 2', 'taken 0 75, zero 75 2', 'zero 75 2'],
  },
  {
    name: 'a step from where the sum stood, and the rest from zero',
    kind: 'steps',
    rows: '| x | 200 € |\n| y | −50 € |\n| z | 0 € |\n| u | −30 € |\n| v | 120 € |\n| w | −20 € |',
    bars: ['plain 0 100', 'taken 75 25', '', 'taken 60 15', 'plain 0 60', 'taken 50 10'],
  },
];

test.each(drawings)('a chart shows $name', async ({ kind = 'bars', rows, bars }) => {
  const nodes = await nodesOf(chart(rows, ` title="T" source="S" kind="${kind}"`));
  const cells = proseElements(nodes, 'td').map((cell) =>
    proseElements([cell], 'rect')
      .map(({ props = {} }) => [props['data-look'], props.x, props.width].join(' '))
      .join(', ')
      .replaceAll('%', ''),
  );
  expect(cells).toEqual(bars);
});

test('a chart is a table of its numbers, in columns of one scale', async () => {
  const rows = '| x | 50 € | 200 € |\n| y | 10 € | 20 € |';
  const nodes = await nodesOf(chart(rows, undefined, '| A | B | C |\n| - | - | - |'));
  const texts = proseElements(nodes, 'td').map((cell) => proseText([cell]));
  expect(texts).toEqual(['50\u00a0€', '200\u00a0€', '10\u00a0€', '20\u00a0€']);
  const widths = proseElements(nodes, 'rect').map(({ props }) => props?.width);
  expect(widths).toEqual(['25%', '100%', '5%', '10%']);
});

const EXPECTED = 'expected two rows or more, and 1 to 3 columns of numbers';
const TAG = '5  <Chart>';
const problems = [
  {
    body: chart('| x | 5 € |\n| y | maz |'),
    message:
      '10  <Chart> y: "maz" cannot be drawn; expected a number such as 13_000 with €, a range, or – for none',
  },
  {
    body: chart('| x | 5 € |\n| y | 5 % |'),
    message:
      '10  <Chart> y: "5 %" cannot be drawn; expected a number such as 13_000 with €, a range, or – for none',
  },
  {
    body: chart('| x | 5 € |'),
    message: `7  <Chart> table: has 1 rows and 1 columns; ${EXPECTED}`,
  },
  {
    body: chart('| x |\n| y |', undefined, '| A |\n| - |'),
    message: `7  <Chart> table: has 2 rows and 0 columns; ${EXPECTED}`,
  },
  {
    body: chart('| x | 1 |\n| y | 2 |', ''),
    message: `${TAG} title: is required: a text\n${TAG} source: is required: a text`,
  },
  {
    body: '<Chart title="T" source="S">\n\nA\n\n</Chart>',
    message: `${TAG}: expected one table in it and nothing else`,
  },
];

test.each(problems)('the check says of a chart: $message', async ({ body, message }) => {
  expect((await report(body)).replaceAll('\u00a0', '_')).toBe(message);
});

test('a chart has no problem while the facts in its cells are unknown', async () => {
  const { problems } = await compile(chart('| x | {{company.figures.onSiteFee}} |\n| y | 5 € |'));
  expect(problems).toEqual([]);
});

const amounts: [language: Language, text: string, from: number, to: number, unit: string][] = [
  ['lv', '13\u00a0000\u00a0€', 13000, 13000, '€'],
  ['lv', '−5320 €', -5320, -5320, '€'],
  ['lv', '60–100\u00a0€', 60, 100, '€'],
  ['lv', '+24,9 %', 24.9, 24.9, '%'],
  ['lv', '9–13 h', 9, 13, 'h'],
  ['en', '−€1,117', -1117, -1117, '€'],
  ['en', '€25,000–35,000', 25000, 35000, '€'],
  ['en', '4.91', 4.91, 4.91, ''],
  ['en', '20,000+', 20000, 20000, ''],
  ['en', '€0.89', 0.89, 0.89, '€'],
];

test.each(amounts)('a number in %s is read with its unit: %s', (language, text, from, to, unit) => {
  expect(readAmount(text, language)).toEqual({ from, to, unit });
});

test('no number is read where a text has another form, or that of the other language', () => {
  for (const text of ['none', '2,5', '1 or 2']) expect(readAmount(text, 'en')).toBeUndefined();
  for (const text of ['2.5', '€17,095', '5–17,095 €'])
    expect(readAmount(text, 'lv')).toBeUndefined();
});
