import fc from 'fast-check';
import { momentInRiga } from '../../../src/site/riga-time';

const intl = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Riga',
  dateStyle: 'short',
  timeStyle: 'short',
});

test.each([
  ['the last minute of winter time', '2026-03-29T00:59:00Z', '02:59'],
  ['the first minute of summer time', '2026-03-29T01:00:00Z', '04:00'],
  ['the last minute of summer time', '2026-10-25T00:59:00Z', '03:59'],
  ['the first minute of winter time', '2026-10-25T01:00:00Z', '03:00'],
])('the clock in Riga says %s', (_, moment, time) => {
  expect(momentInRiga(new Date(moment)).time).toBe(time);
});

test('the clock in Riga agrees with the time zone database', () => {
  const moments = fc.date({
    min: new Date('2015-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (moment) => {
      const { day, time } = momentInRiga(moment);
      expect(`${day} ${time}`).toBe(intl.format(moment));
    }),
  );
});
