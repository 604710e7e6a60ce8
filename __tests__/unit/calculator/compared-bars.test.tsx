import { ComparedBars } from '../../../src/calculator/compared-bars';
import { renderIn } from '../render-in';

test('A bar marks the part beyond the marked amount, and a loss', () => {
  const rows = [120, 80, -40].map((amount) => ({ name: `Row ${amount}`, amount }));
  const mark = { name: 'Mark', amount: 100 };
  const { container } = renderIn('en', <ComparedBars rows={rows} mark={mark} />);
  const bars = [...container.querySelectorAll('[data-ours] rect')].map((bar) =>
    ['data-part', 'x', 'width'].map((name) => bar.getAttribute(name)),
  );
  expect(bars).toEqual([
    [null, '25.0%', '62.5%'],
    ['more', '87.5%', '12.5%'],
    [null, '25.0%', '50.0%'],
    ['less', '0.0%', '25.0%'],
  ]);
});
