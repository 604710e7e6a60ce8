import { screen } from '@testing-library/react';
import { useSumText } from '../../../src/calculator/attached-sum';
import { formatWholeEuros } from '../../../src/site/format-figure';
import { languages } from '../../../src/site/languages';
import { calculateSum } from '../../../src/site/sums/assumptions';
import { renderIn } from '../render-in';
import { facts } from '../site/sums/facts';

function Written({ record }: { record: string }) {
  return <output>{useSumText(facts)(record)}</output>;
}

test.each(languages)('A stored sum has its own amounts and address in %s', (language) => {
  renderIn(language, <Written record="?rent=1100&price=95.5&service=remote" />);
  const { left } = calculateSum({ rent: 1100, price: 95.5, service: 'remote' }, facts);
  const text = screen.getByRole('status').textContent;
  for (const amount of [left.shortTerm, left.longTerm])
    expect(text).toContain(formatWholeEuros(amount, language).replaceAll('\u00a0', ' '));
  expect(text).toMatch(/http\S+\?rent=1100&price=95\.5&service=remote$/);
});

test('A sum that an earlier version stored in words is not described again', () => {
  renderIn('en', <Written record="Rent €900. https://site.example/?rent=900" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
