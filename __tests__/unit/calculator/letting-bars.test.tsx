import { LettingBars } from '../../../src/calculator/letting-bars';
import { calculateSum } from '../../../src/site/sums/assumptions';
import { facts } from '../site/sums/facts';
import { renderIn } from '../render-in';

test('A bar marks the part beyond a tenant’s sum, and a loss', () => {
  const sum = calculateSum({ now: 'empty', utilities: 100, rent: 1000 }, facts);
  const { container } = renderIn('en', <LettingBars sum={sum} />);
  const bars = [...container.querySelectorAll('[data-ours]')].map((row) =>
    [...row.querySelectorAll('rect')].map((bar) => [
      bar.dataset.part,
      bar.getAttribute('x'),
      bar.getAttribute('width'),
    ]),
  );
  expect(bars).toEqual([
    [['less', '0.0%', '10.0%']],
    [
      [undefined, '10.0%', '80.3%'],
      ['more', '90.3%', '9.7%'],
    ],
    [[undefined, '10.0%', '70.3%']],
  ]);
});
