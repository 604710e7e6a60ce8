import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrintButton } from '../../../src/components/print-button';
import { renderIn } from '../render-in';

test('only the sheet around the button is printed, until the visitor is back', async () => {
  const printed = () => [...document.querySelectorAll('[data-printed]')].map(({ id }) => id);
  const atPrint = jest.fn(printed);
  window.print = atPrint;
  renderIn(
    'en',
    <>
      <div id="other" data-sheet />
      <div id="sheet" data-sheet>
        <PrintButton>Print</PrintButton>
      </div>
    </>,
  );
  await userEvent.click(screen.getByText('Print'));
  expect(atPrint.mock.results).toEqual([{ type: 'return', value: ['sheet'] }]);
  expect(printed()).toEqual(['sheet']);
  fireEvent.pointerDown(document.body);
  expect(printed()).toEqual([]);
});
