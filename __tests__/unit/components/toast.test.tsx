import { fireEvent, screen } from '@testing-library/react';
import { Toast } from '../../../src/components/toast';
import { renderIn } from '../render-in';

test.each([
  { kind: 'success', role: 'status' },
  { kind: 'failure', role: 'alert' },
] as const)('a $kind is announced as $role, and its button closes it', ({ kind, role }) => {
  const close = jest.fn();
  const message = { kind, title: kind, text: 'Thank you' };
  renderIn('en', <Toast message={message} closeLabel="Dismiss" onClose={close} />);
  expect(screen.getByRole(role)).toHaveTextContent('Thank you');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(close).toHaveBeenCalledTimes(1);
});
