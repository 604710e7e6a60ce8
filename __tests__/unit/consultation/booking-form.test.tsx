import { fireEvent, screen } from '@testing-library/react';
import { BookingForm } from '../../../src/consultation/booking-form';
import { localDestination } from '../../../src/mail/mail-service';
import { weekdays } from '../../../src/site/opening-hours';
import { renderIn, shownText } from '../render-in';

const hours = [{ days: weekdays.slice(0, 5), opens: '09:00', closes: '17:00' }];
const consultations = { firstSlot: '09:00', lastSlot: '16:00', stepMinutes: 60 };
const company = { phone: '+371 2000 0000', email: 'info@sample.example' };

test('a visitor who chooses a day on which the office is closed reads so, and may still send', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T10:30:00Z'), advanceTimers: true });
  const mail = { mode: 'local' as const, ...localDestination };
  renderIn('en', <BookingForm {...{ company, mail, consultations, hours }} />);
  const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLElement;
  fireEvent.input(field('date'), { target: { value: '2026-11-22' } });
  fireEvent.input(field('time'), { target: { value: '10:00' } });
  expect(
    await screen.findByText(shownText('en', 'consultation', 'form.notes.closed')),
  ).toBeVisible();
  jest.useRealTimers();
});
