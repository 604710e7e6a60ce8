import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormik } from 'formik';
import { AttachedCalculation, useSumText } from '../../../src/owners/attached-sum';
import { FormContext } from '../../../src/forms/form-context';
import { formId, type Inquiry } from '../../../src/forms/inquiries';
import { formatWholeEuros } from '../../../src/site/format-figure';
import { languages } from '../../../src/site/languages';
import { calculateSum } from '../../../src/site/sums/assumptions';
import { renderIn, shownText } from '../render-in';
import { readAssumptions } from '../../../src/site/sums/sum-url';
import { afterTax } from '../../../src/site/sums/verdict';
import { facts, market } from '../site/sums/facts';

function Written({ record }: { record: string }) {
  return <output>{useSumText(facts)(record)}</output>;
}

test.each(languages)('A stored sum says what the page says, in %s', (language) => {
  const record = '?rent=1100&price=95.5&service=remote&tax=receipts';
  renderIn(language, <Written record={record} />);
  const sum = calculateSum(readAssumptions(record), facts);
  const text = screen.getByRole('status').textContent;
  const { shortTerm, longTerm } = afterTax(sum, 'receipts');
  for (const amount of [sum.left.shortTerm - sum.left.longTerm, shortTerm, longTerm])
    expect(text).toContain(formatWholeEuros(amount, language).replaceAll('\u00a0', ' '));
  expect(text).toContain(shownText(language, 'calculator', 'verdict.tenant'));
  expect(text).toMatch(/http\S+\?rent=1100&price=95\.5&service=remote&tax=receipts$/);
});

test('A sum that an earlier version stored in words is not described again', () => {
  renderIn('en', <Written record="Rent €900. https://site.example/?rent=900" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

function Form({ children }: { children: React.ReactNode }) {
  const formik = useFormik<Inquiry>({ initialValues: {}, onSubmit: () => undefined });
  const take = ({ currentTarget }: React.FormEvent<HTMLFormElement>) =>
    void formik.setValues(Object.fromEntries(new FormData(currentTarget)));
  return (
    <FormContext.Provider value={{ type: 'property', ...formik }}>
      <form id={formId('property')} onInput={take}>
        <input aria-label="Address" name="propertyAddress" />
        <input aria-label="Bedrooms" name="bedrooms" />
        {children}
      </form>
    </FormContext.Provider>
  );
}

const known = { ...facts, market };

test.each([
  ['that was changed', { price: 90 }, 'With us'],
  ['without an answer, as on the page', { rent: 450 }, shownText('en', 'calculator', 'open.where')],
])('The form shows a sum %s, until it is removed', async (_, changes, words) => {
  const field = <AttachedCalculation attachedSum={{ changes }} facts={known} onPlace={jest.fn()} />;
  const { container } = renderIn('en', <Form>{field}</Form>);
  await waitFor(() => expect(container).toHaveTextContent(words));
  expect(container.querySelectorAll('[data-ours]')).toHaveLength('rent' in changes ? 0 : 3);
  await userEvent.click(screen.getByRole('button'));
  expect(container.querySelector('[data-handed]')).toBeNull();
});

test.each([
  ['centre', 'Centre, '],
  ['imanta', ''],
])(
  'A place in the sum (%s) fills in the form as far as it is one, and the form tells its own',
  async (where, address) => {
    const changes = { where, bedrooms: '0' } as const;
    const onPlace = jest.fn();
    const field = <AttachedCalculation attachedSum={{ changes }} facts={known} onPlace={onPlace} />;
    renderIn('en', <Form>{field}</Form>);
    await waitFor(() => expect(screen.getByLabelText('Bedrooms')).toHaveValue('Studio'));
    expect(screen.getByLabelText('Address')).toHaveValue(address);
    expect(onPlace).toHaveBeenLastCalledWith({ where: address ? where : undefined, bedrooms: '0' });
  },
);
