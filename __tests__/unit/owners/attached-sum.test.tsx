import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormik } from 'formik';
import { AttachedCalculation, type AttachedSum } from '../../../src/owners/attached-sum';
import { FormContext } from '../../../src/forms/use-inquiry';
import { formId, type Inquiry } from '../../../src/forms/inquiries';
import { formatWholeEuros } from '../../../src/site/format-figure';
import { languages } from '../../../src/site/languages';
import { anchors, pathTo } from '../../../src/site/routes';
import { calculateSum } from '../../../src/site/sums/assumptions';
import { renderIn, shownText } from '../render-in';
import { placeOf } from '../../../src/owners/property-place';
import { readAssumptions } from '../../../src/site/sums/sum-url';
import { afterTax } from '../../../src/site/sums/verdict';
import { facts, market } from '../site/sums/facts';

const known = { ...facts, market };

interface FormProps {
  calculation?: string;
  children: React.ReactNode;
}

function Form({ calculation, children }: FormProps) {
  const formik = useFormik<Inquiry>({ initialValues: { calculation }, onSubmit: () => undefined });
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

test.each(languages)('A stored sum is sent as the page says it, in %s', async (language) => {
  window.history.replaceState(null, '', `${pathTo(language, 'owners')}?x=1`);
  const record = '?rent=1100&price=95.5&service=remote&tax=receipts';
  const onText = jest.fn();
  renderIn(
    language,
    <Form calculation={record}>
      <AttachedCalculation facts={known} onText={onText} />
    </Form>,
  );
  const sum = calculateSum(readAssumptions(record), facts);
  const { shortTerm, longTerm } = afterTax(sum, 'receipts');
  await waitFor(() => expect(onText).toHaveBeenCalled());
  const text = String(onText.mock.lastCall?.[0]);
  for (const amount of [sum.left.shortTerm - sum.left.longTerm, shortTerm, longTerm])
    expect(text).toContain(formatWholeEuros(amount, language).replaceAll('\u00a0', ' '));
  expect(text).toContain(shownText(language, 'calculator', 'verdict.tenant'));
  const { origin } = window.location;
  expect(text.split(' ').at(-1)).toBe(origin + pathTo(language, 'owners') + record);
});

test.each([
  ['that was changed', { price: 90 }, 'With us'],
  ['without an answer, as on the page', { rent: 450 }, shownText('en', 'calculator', 'open.where')],
])('The form shows a sum %s, until it is removed', async (_, changes, words) => {
  const attached = { changes };
  const onText = jest.fn();
  const { container } = renderIn(
    'en',
    <Form>
      <AttachedCalculation attachedSum={attached} facts={known} onText={onText} />
    </Form>,
  );
  await waitFor(() => expect(container).toHaveTextContent(words));
  expect(container.querySelectorAll('[data-ours]')).toHaveLength('rent' in changes ? 0 : 3);
  const change = screen.getByText(shownText('en', 'owners', 'form.change'));
  expect(change).toHaveAttribute('href', `#${anchors.sum}`);
  await userEvent.click(screen.getByRole('button'));
  expect(container.querySelector('[data-attached-sum]')).toBeNull();
  expect(onText).toHaveBeenLastCalledWith('');
});

test.each([
  ['centre', 'Centre, '],
  ['imanta', ''],
])(
  'A place in the sum (%s) fills in the form as far as it is one, and the form says the same of it',
  async (where, address) => {
    const attached = { changes: { where, bedrooms: '0' as const } };
    renderIn(
      'en',
      <Form>
        <AttachedCalculation attachedSum={attached} facts={known} onText={jest.fn()} />
      </Form>,
    );
    await waitFor(() => expect(screen.getByLabelText('Bedrooms')).toHaveValue('Studio'));
    expect(screen.getByLabelText('Address')).toHaveValue(address);
    const place = { where: address ? where : undefined, bedrooms: '0' };
    expect(placeOf(address, 'Studio', market)).toEqual(place);
  },
);

test('an address that the owner has typed stays when a sum with a place is attached', async () => {
  const form = (attachedSum?: AttachedSum) => (
    <Form>
      <AttachedCalculation attachedSum={attachedSum} facts={known} onText={jest.fn()} />
    </Form>
  );
  const { rerender } = renderIn('en', form());
  await userEvent.type(screen.getByLabelText('Address'), 'Tilta 1');
  rerender(form({ changes: { where: 'centre', bedrooms: '0' } }));
  await waitFor(() => expect(screen.getByLabelText('Bedrooms')).toHaveValue('Studio'));
  expect(screen.getByLabelText('Address')).toHaveValue('Tilta 1');
});
