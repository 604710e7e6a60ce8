import { proseElements, proseText, type ProseElement } from '../../../../src/site/prose';
import { compile, nodesOf, report } from './compile';

const chart = (props: string, ...rows: string[]) =>
  [`<Chart title="T" source="S"${props}>`, '', ...rows, '', '</Chart>'].join('\n');

const table = (...rows: string[]) => ['| A | B |', '| --- | --: |', ...rows];

const attributes = (elements: ProseElement[], ...names: string[]) =>
  elements.map(({ props }) => names.map((name) => props?.[name]));

const looking = (look: string, elements: ProseElement[]) =>
  elements.filter(({ props }) => props?.['data-look'] === look);

describe('A chart in an article', () => {
  test('is its table, with a bar in the cell of each number', async () => {
    const nodes = await nodesOf(
      chart('', ...table('| x | 50 € |', '| y | **100 €** |', '| z | – |')),
    );
    const cells = proseElements(nodes, 'td');
    expect(cells.map((cell) => proseText([cell]))).toEqual(['50\u00a0€', '100\u00a0€', '–']);
    expect(cells.map((cell) => proseElements([cell], 'svg').length)).toEqual([1, 1, 0]);
    expect(attributes(proseElements(nodes, 'rect'), 'x', 'width')).toEqual([
      ['0%', '50%'],
      ['0%', '100%'],
    ]);
  });

  test('draws all its columns of numbers in one scale, and a line across at the mark', async () => {
    const nodes = await nodesOf(
      chart(
        ' mark="Robeža: 100 €"',
        '| A | B | C |',
        '| - | - | - |',
        '| x | 50 € | 200 € |',
        '| y | 10 € | 20 € |',
      ),
    );
    const marks = looking('mark', proseElements(nodes, 'rect'));
    const widths = attributes(looking('plain', proseElements(nodes, 'rect')), 'width').flat();
    expect(widths).toEqual(['25%', '100%', '5%', '10%']);
    expect(attributes(marks, 'x').flat()).toEqual(['50%', '50%', '50%', '50%']);
  });

  test('draws columns before its table, and says a value that stays the same once', async () => {
    const [figure] = await nodesOf(
      chart(' kind="columns"', ...table('| I | 50 % |', '| II | 50 % |', '| III | 100 % |')),
    );
    const [drawing, own] = (figure as ProseElement).children as ProseElement[];
    expect(drawing?.props).toMatchObject({ role: 'img', 'aria-label': 'T' });
    expect(own?.type).toBe('table');
    const texts = proseElements([drawing ?? ''], 'text').map((text) => proseText([text]));
    expect(texts).toEqual(['50\u00a0%', 'I', 'II', '100\u00a0%', 'III']);
    const [low, , high] = attributes(proseElements([drawing ?? ''], 'rect'), 'y', 'height');
    expect([low, high]).toEqual([
      ['118', '90'],
      ['28', '180'],
    ]);
  });
});

/** What is wrong, the chart's props, its rows below `| A | B |`, and what the build says. */
const problems = [
  {
    name: 'a cell without a number',
    props: '',
    rows: ['| x | 5 € |', '| y | maz |'],
    report: '10  <Chart> y: "maz" is no number; expected one as "13_000_€", a range, or – for none',
  },
  {
    name: 'two units',
    props: '',
    rows: ['| x | 5 € |', '| y | 5 % |'],
    report:
      '10  <Chart> y: counts in "%", and the first number in "€"; expected one unit in all of a chart',
  },
  {
    name: 'a mark in another unit',
    props: ' mark="M: 5 %"',
    rows: ['| x | 5 € |', '| y | 6 € |'],
    report:
      '5  <Chart> mark: counts in "%", and the first number in "€"; expected one unit in all of a chart',
  },
  {
    name: 'a mark without a number',
    props: ' mark="M"',
    rows: ['| x | 5 € |', '| y | 6 € |'],
    report: '5  <Chart> mark: "M" ends in no number; expected "…: 10_400_€"',
  },
  {
    name: 'a number below zero',
    props: '',
    rows: ['| x | 5 € |', '| y | −6 € |'],
    report:
      '10  <Chart> y: "−6_€" is below zero; expected kind="steps" or "changes", or no number below zero',
  },
  {
    name: 'a single row',
    props: '',
    rows: ['| x | 5 € |'],
    report: '5  <Chart> table: has nothing to compare; expected two rows or more',
  },
  {
    name: 'too many rows',
    props: '',
    rows: Array<string>(13).fill('| x | 5 € |'),
    report: '5  <Chart> table: has 13 rows; expected 12 at most',
  },
  {
    name: 'long words below columns',
    props: ' kind="columns"',
    rows: Array<string>(12).fill('| janvāris | 5 % |'),
    report:
      '5  <Chart> table: has long words below its 12 columns; expected 3 letters each at most',
  },
];

const others = [
  {
    name: 'too many columns of numbers',
    body: '<Chart title="T" source="S" kind="columns">\n\n| A | B | C |\n| - | - | - |\n| x | 1 | 2 |\n| y | 1 | 2 |\n\n</Chart>',
    report: '5  <Chart> table: has 2 columns of numbers; expected 1 at most',
  },
  {
    name: 'no title and no source',
    body: '<Chart>\n\n| A | B |\n| - | - |\n| x | 1 |\n| y | 2 |\n\n</Chart>',
    report: '5  <Chart> source: is required: a text\n5  <Chart> title: is required: a text',
  },
  {
    name: 'no table',
    body: '<Chart title="T" source="S">\n\nA\n\n</Chart>',
    report: '5  <Chart>: expected one table in it and nothing else',
  },
];

describe('The build names a problem in a chart with file, line and what it expects:', () => {
  const said = async (body: string) =>
    (await report(body)).replaceAll('\u00a0', '_').split('\n').sort().join('\n');

  test.each(problems)('$name', async ({ props, rows, report: expected }) => {
    expect(await said(chart(props, ...table(...rows)))).toBe(expected);
  });

  test.each(others)('$name', async ({ body, report: expected }) => {
    expect(await said(body)).toBe(expected);
  });

  test('none while the facts in its cells are unknown', async () => {
    const { problems } = await compile(
      chart('', ...table('| x | {{company.figures.onSiteFee}} |', '| y | 5 € |')),
    );
    expect(problems).toEqual([]);
  });
});
