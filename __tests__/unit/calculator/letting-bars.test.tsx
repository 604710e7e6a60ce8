import { LettingBars } from '../../../src/calculator/letting-bars';
import { calculateSum } from '../../../src/site/sums/assumptions';
import { facts } from '../site/sums/facts';
import { renderIn } from '../render-in';

test('A bar marks the part beyond a tenant’s sum, and a loss', () => {
  const sum = calculateSum({ now: 'empty', utilities: 100, rent: 1000, levy: 0 }, facts);
  const { container } = renderIn('en', <LettingBars sum={sum} />);
  const bars = [...container.querySelectorAll('[data-ours]')].map((row) =>
    [...row.querySelectorAll('rect')].map((bar) => [
      bar.dataset.part,
      bar.getAttribute('x'),
      bar.getAttribute('width'),
    ]),
  );
  expect(bars).toEqual([
    [['less', '0.0%', '7.4%']],
    [
      [undefined, '7.4%', '73.9%'],
      ['more', '81.3%', '18.7%'],
    ],
    [[undefined, '7.4%', '72.5%']],
    [[undefined, '7.4%', '48.8%']],
  ]);
});
