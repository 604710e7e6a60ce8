import { proseElements, proseText } from '../../../../src/site/prose';
import { nodesOf, report } from './compile';

const sum = (props: string, ...rows: string[]) =>
  [`<IncomeSum title="T" source="S"${props}>`, '', ...rows, '', '</IncomeSum>'].join('\n');

async function cellsOf(body: string) {
  const nodes = await nodesOf(body);
  const rows = proseElements(proseElements(nodes, 'tbody'), 'tr');
  return rows.map(({ children = [] }) =>
    children.map((cell) => proseText([cell]).replaceAll('\u00a0', ' ')),
  );
}

describe('A sum in an article', () => {
  test('has the values of the example in place of their names', async () => {
    const rows = [
      ['guestsPay', '34 320 €', '13 000 €'],
      ['commission', '−5320 €', '–'],
      ['paidOut', '29 000 €', '–'],
      ['fee', '−7250 €', '–'],
      ['cleaning', '−4400 €', '–'],
      ['vat', '−1117 €', '–'],
      ['beforeTax', '16 233 €', '13 000 €'],
      ['tax', '−3247 €', '−2600 €'],
      ['inHand', '12 986 €', '10 400 €'],
    ] as const;
    const ofTenant = {
      guestsPay: 'long.tenantPays',
      beforeTax: 'long.beforeTax',
      tax: 'long.tax',
      inHand: 'long.inHand',
    };
    const written = rows.map(
      ([name]) =>
        `| x | ${name} | ${name in ofTenant ? ofTenant[name as keyof typeof ofTenant] : '–'} |`,
    );
    expect(await cellsOf(sum('', '| A | B | C |', '| - | - | - |', ...written))).toEqual(
      rows.map(([, shortTerm, longTerm]) => ['x', shortTerm, longTerm]),
    );
  });

  test.each([
    ['', '12 986 €', '+25 %'],
    ['stay: 5', '14 394 €', '+38 %'],
    ['emptyMonths: 1', '12 986 €', '+36 %'],
    ['changeover: 30', '13 866 €', '+33 %'],
    ['utilities: 100', '12 026 €', '+16 %'],
    ['tax: receipts', '12 801 €', '+9 %'],
    ['year: quiet, night: 88', '10 357 €', '−0,4 %'],
    ['year: quiet, night: 88, utilities: 100', '9397 €', '−10 %'],
  ])('works out what an assumption changes: %s', async (assumption, inHand, gain) => {
    const table = [
      '| A | B | C | |',
      '| - | - | - | - |',
      `| x | **inHand** | gain | ${assumption} |`,
    ];
    expect(await cellsOf(sum('', ...table))).toEqual([['x', inHand, gain]]);
  });

  test('takes assumptions of columns from a row without a label', async () => {
    const table = [
      '| A | Alone | With us |',
      '| - | - | - |',
      '| | service: none, year: quiet | good: 90 |',
      '| Nights | nights | nights |',
      '| Paid out | paidOut | paidOut |',
      '| Fee | fee | fee |',
      '| Cleaning | cleaning | cleaning |',
      '| Hours | 480–720 | 4 |',
    ];
    expect(await cellsOf(sum(' assume="night: 80"', ...table))).toEqual([
      ['Nights', '263', '329'],
      ['Paid out', '21 040 €', '26 320 €'],
      ['Fee', '0 €', '−6580 €'],
      ['Cleaning', '−7040 €', '−4400 €'],
      ['Hours', '480\u2060–\u2060720', '4'],
    ]);
  });

  test('draws a bar for each sum of money, and in each row a line at the mark of that row', async () => {
    const nodes = await nodesOf(
      sum(
        ' mark="Ilgtermiņā: long.inHand"',
        ...[
          '| A | B | C | |',
          '| - | - | - | - |',
          '| x | inHand | gain | |',
          '| y | inHand | gain | emptyMonths: 1 |',
        ],
      ),
    );
    expect(nodes[0]).toMatchObject({ props: { mark: 'Ilgtermiņā: 10\u00a0400\u00a0€' } });
    const looking = (look: string) =>
      proseElements(nodes, 'rect').filter(({ props }) => props?.['data-look'] === look);
    expect(looking('plain')).toHaveLength(2);
    const [first, second] = looking('mark').map(({ props }) => parseFloat(props?.x ?? ''));
    expect(first).toBeCloseTo((100 * 10_400) / 12_986.32, 0);
    expect(second).toBeLessThan(first ?? 0);
  });

  test('hangs what is taken off a sum from where the sum stood', async () => {
    const nodes = await nodesOf(
      sum(
        '',
        '| A | B |',
        '| - | - |',
        '| x | guestsPay |',
        '| y | commission |',
        '| z | paidOut |',
      ),
    );
    expect(proseElements(nodes, 'rect').map(({ props }) => props)).toMatchObject([
      { x: '0%', width: '100%', 'data-look': 'plain' },
      { x: '84.5%', width: '15.5%', 'data-look': 'taken' },
      { x: '0%', width: '84.5%', 'data-look': 'plain' },
    ]);
  });
});

const table = (...rows: string[]) => ['| A | B | |', '| - | - | - |', ...rows];

describe('The build names a mistake in a sum with file, line and what it expects:', () => {
  test.each([
    [
      'a value that the sum has not',
      table('| x | inhand | |'),
      /^9 {2}<IncomeSum> x: "inhand" is no value of the sum; expected one of: guestsPay, commission, .*long\.inHand, gain, nights, changeovers$/,
    ],
    [
      'an assumption that the sum has not',
      table('| x | inHand | |', '| y | inHand | stays: 5 |'),
      /^10 {2}<IncomeSum> y: "stays" is no assumption; expected one of: quiet, good, .*, emptyMonths, service, year, tax$/,
    ],
    [
      'a number out of bounds',
      table('| x | inHand | stay: 0 |'),
      /^9 {2}<IncomeSum> x: "stay: 0": expected a number from 1 to 60, with a point before its decimals$/,
    ],
    [
      'a choice that is none',
      table('| x | inHand | tax: low |'),
      /^9 {2}<IncomeSum> x: "tax: low": expected one of: example, receipts, registered, micro$/,
    ],
  ])('%s', async (_, rows, message) => {
    expect(await report(sum('', ...rows))).toMatch(message);
  });
});
