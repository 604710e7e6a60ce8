import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormik } from 'formik';
import { AttachedCalculation, useSumText } from '../../../src/calculator/attached-sum';
import { FormContext } from '../../../src/forms/form-context';
import type { Inquiry } from '../../../src/forms/inquiries';
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

function Form({ children }: { children: React.ReactNode }) {
  const formik = useFormik<Inquiry>({ initialValues: {}, onSubmit: () => undefined });
  return (
    <FormContext.Provider value={{ type: 'property', ...formik }}>{children}</FormContext.Provider>
  );
}

test.each([
  ['that was changed', { rent: 1100 }, '€10,560'],
  ['as it is', {}, '€10,400'],
])('The form shows a sum %s, until it is removed', async (_, changes, amount) => {
  const field = <AttachedCalculation attachedSum={{ changes }} facts={facts} />;
  const { container } = renderIn('en', <Form>{field}</Form>);
  await waitFor(() => expect(container).toHaveTextContent(amount));
  await userEvent.click(screen.getByRole('button'));
  expect(container).toBeEmptyDOMElement();
});
