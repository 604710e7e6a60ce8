import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toast } from '../../../src/components/toast';
import { renderIn } from '../render-in';

test('Escape closes an open menu first, and only then the message', async () => {
  const close = jest.fn();
  const message = { kind: 'success', title: 'Sent', text: 'Thank you' } as const;
  renderIn(
    'en',
    <>
      <dialog open>Menu</dialog>
      <Toast message={message} closeLabel="Dismiss" onClose={close} />
    </>,
  );
  await userEvent.keyboard('{Escape}');
  expect(close).not.toHaveBeenCalled();
  screen.getByText('Menu').removeAttribute('open');
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});
