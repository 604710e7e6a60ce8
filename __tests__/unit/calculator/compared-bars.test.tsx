import { ComparedBars } from '../../../src/calculator/compared-bars';
import { renderIn } from '../render-in';

test('A bar marks the part beyond the marked amount, and a loss', () => {
  const rows = [120, 80, -40].map((amount) => ({ name: `Row ${amount}`, amount }));
  const { container } = renderIn(
    'en',
    <ComparedBars rows={rows} mark={{ name: 'Mark', amount: 100 }} />,
  );
  const bars = [...container.querySelectorAll('[data-ours]')].map((row) =>
    [...row.querySelectorAll('rect')].map((bar) => [
      bar.dataset.part,
      bar.getAttribute('x'),
      bar.getAttribute('width'),
    ]),
  );
  expect(bars).toEqual([
    [
      [undefined, '25.0%', '62.5%'],
      ['more', '87.5%', '12.5%'],
    ],
    [[undefined, '25.0%', '50.0%']],
    [['less', '0.0%', '25.0%']],
  ]);
});
