import { proseElements, proseText, type ProseElement } from '../../../../src/site/prose';
import { rowsOf } from '../../../support/rows';
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
const problems = rowsOf(`
a cell without a number ¦  ¦ | x | 5 € |⏎| y | maz | ¦ 10  <Chart> y: "maz" is no number; expected one as "13_000_€", a range, or – for none
two units ¦  ¦ | x | 5 € |⏎| y | 5 % | ¦ 10  <Chart> y: counts in "%", and the first number in "€"; expected one unit in all of a chart
a mark in another unit ¦  mark="M: 5 %" ¦ | x | 5 € |⏎| y | 6 € | ¦ 5  <Chart> mark: counts in "%", and the first number in "€"; expected one unit in all of a chart
a mark without a number ¦  mark="M" ¦ | x | 5 € |⏎| y | 6 € | ¦ 5  <Chart> mark: "M" ends in no number; expected "…: 10_400_€"
a number below zero ¦  ¦ | x | 5 € |⏎| y | −6 € | ¦ 10  <Chart> y: "−6_€" is below zero; expected kind="steps" or "changes", or no number below zero
a single row ¦  ¦ | x | 5 € | ¦ 5  <Chart> table: has nothing to compare; expected two rows or more
too many rows ¦  ¦ ${Array<string>(13).fill('| x | 5 € |').join('⏎')} ¦ 5  <Chart> table: has 13 rows; expected 12 at most
long words below columns ¦  kind="columns" ¦ ${Array<string>(12).fill('| janvāris | 5 % |').join('⏎')} ¦ 5  <Chart> table: has long words below its 12 columns; expected 3 letters each at most
`);

const others = rowsOf(`
too many columns of numbers ¦ <Chart title="T" source="S" kind="columns">⏎⏎| A | B | C |⏎| - | - | - |⏎| x | 1 | 2 |⏎| y | 1 | 2 |⏎⏎</Chart> ¦ 5  <Chart> table: has 2 columns of numbers; expected 1 at most
no title and no source ¦ <Chart>⏎⏎| A | B |⏎| - | - |⏎| x | 1 |⏎| y | 2 |⏎⏎</Chart> ¦ 5  <Chart> source: is required: a text⏎5  <Chart> title: is required: a text
no table ¦ <Chart title="T" source="S">⏎⏎A⏎⏎</Chart> ¦ 5  <Chart>: expected one table in it and nothing else
`);

describe('The build names a problem in a chart with file, line and what it expects:', () => {
  const said = async (body: string) =>
    (await report(body)).replaceAll('\u00a0', '_').split('\n').sort().join('\n');

  test.each(problems)('%s', async (_, props = '', rows = '', message) => {
    expect(await said(chart(props, ...table(...rows.split('\n'))))).toBe(message);
  });

  test.each(others)('%s', async (_, body = '', message) => {
    expect(await said(body)).toBe(message);
  });

  test('none while the facts in its cells are unknown', async () => {
    const { problems } = await compile(
      chart('', ...table('| x | {{company.figures.onSiteFee}} |', '| y | 5 € |')),
    );
    expect(problems).toEqual([]);
  });
});
