import { screen } from '@testing-library/react';
import { AfterSent, calendarFile } from '../../../src/owners/after-sent';
import { textOf } from '../../support/words';
import { renderIn } from '../render-in';

const sent = new Date('2026-11-28T09:30:05.123Z');

test('the file for a calendar has the day and the title of the forecast', () => {
  const [type, text = ''] = calendarFile(sent, '2026-11-30', 'A forecast, free').split(',');
  expect(type).toBe('data:text/calendar;charset=utf-8');
  expect(decodeURIComponent(text).split('\r\n')).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//forecast', 'BEGIN:VEVENT'],
    ...['UID:20261128T093005Z@forecast', 'DTSTAMP:20261128T093005Z'],
    ...['DTSTART;VALUE=DATE:20261130', 'SUMMARY:A forecast\\, free'],
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ]);
});

test('after sending, an owner sees the next weeks and can save the day of the forecast', () => {
  renderIn('en', <AfterSent sent={sent} due="2026-11-30" />);
  const text = (key: string) => textOf('en', 'owners', key);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    ['agreement', 'listing', 'report'].map((day) =>
      expect.stringContaining(text(`process.days.${day}.title`)),
    ),
  );
  expect(screen.getByRole('link', { name: text('analysis.sent.calendar') })).toHaveAttribute(
    'download',
    'forecast.ics',
  );
});
