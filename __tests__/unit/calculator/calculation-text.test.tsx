import { screen } from '@testing-library/react';
import { useCalculationText } from '../../../src/calculator/handed-sum';
import { formatWholeEuros } from '../../../src/site/figures';
import { languages } from '../../../src/site/languages';
import { fullSum } from '../../../src/site/sums/assumptions';
import { renderIn } from '../render-in';
import { facts } from '../site/sums/facts';

function Written({ record }: { record: string }) {
  return <output>{useCalculationText(facts)(record)}</output>;
}

test.each(languages)(
  'A record of the form is written in %s with its own sums and address',
  (language) => {
    renderIn(language, <Written record="?rent=1100&price=95.5&service=remote" />);
    const { left } = fullSum({ rent: 1100, price: 95.5, service: 'remote' }, facts);
    const text = screen.getByRole('status').textContent;
    for (const amount of [left.shortTerm, left.longTerm])
      expect(text).toContain(formatWholeEuros(amount, language).replaceAll('\u00a0', ' '));
    expect(text).toMatch(/http\S+\?rent=1100&price=95\.5&service=remote$/);
  },
);

test('What an earlier version kept in words is not written again', () => {
  renderIn('en', <Written record="Rent €900. https://site.example/?rent=900" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
