import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrintButton } from '../../../src/components/print-button';
import { renderIn } from '../render-in';

test('only the sheet around the button is printed, until the visitor is back', async () => {
  const printed = () => [...document.querySelectorAll('[data-printed]')].map(({ id }) => id);
  const atPrint = jest.fn(printed);
  window.print = atPrint;
  const button = <PrintButton>Print</PrintButton>;
  const sheet = (id: string) => <div key={id} id={id} data-sheet="" children={button} />;
  renderIn('en', <>{['other', 'sheet'].map(sheet)}</>);
  await userEvent.click(screen.getAllByText('Print')[1] as HTMLElement);
  expect(atPrint.mock.results).toEqual([{ type: 'return', value: ['sheet'] }]);
  expect(printed()).toEqual(['sheet']);
  fireEvent.pointerDown(document.body);
  expect(printed()).toEqual([]);
});
