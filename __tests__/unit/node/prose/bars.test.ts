import { barsOf, largest } from '../../../../src/node/prose/draw-chart';

const euros = (from: number, to = from) => ({ from, to, unit: '€' });

test('the bars of plain numbers begin at zero, and the largest fills the chart', () => {
  const amounts = [euros(50), undefined, euros(200), euros(0)];
  expect(barsOf(amounts, 'bars', largest(amounts))).toEqual([
    [{ start: 0, length: 25, look: 'plain' }],
    [],
    [{ start: 0, length: 100, look: 'plain' }],
    [],
  ]);
});

test('the bar of a range shows what is certain and what may be reached', () => {
  const amounts = [euros(60, 100), euros(30, 50)];
  expect(barsOf(amounts, 'columns', largest(amounts))).toEqual([
    [
      { start: 0, length: 60, look: 'plain' },
      { start: 60, length: 40, look: 'open' },
    ],
    [
      { start: 0, length: 30, look: 'plain' },
      { start: 30, length: 20, look: 'open' },
    ],
  ]);
});

test('what is taken from a sum hangs from where the sum stood, and what is left begins at zero', () => {
  const amounts = [euros(200), euros(-50), euros(0), euros(-30), euros(120)];
  expect(barsOf(amounts, 'steps', 200)).toEqual([
    [{ start: 0, length: 100, look: 'plain' }],
    [{ start: 75, length: 25, look: 'taken' }],
    [],
    [{ start: 60, length: 15, look: 'taken' }],
    [{ start: 0, length: 60, look: 'plain' }],
  ]);
});

test('a gain stands right of the middle and a loss left of it, on one scale', () => {
  const amounts = [euros(20), euros(-40), euros(0)];
  expect(barsOf(amounts, 'changes', largest(amounts))).toEqual([
    [{ start: 50, length: 25, look: 'plain' }],
    [{ start: 0, length: 50, look: 'taken' }],
    [],
  ]);
});
