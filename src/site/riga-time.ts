const HOUR_MS = 3_600_000;

/**
 * The clock in Riga: a day as YYYY-MM-DD and a time as HH:MM. Not `Intl.DateTimeFormat`, whose first use
 * takes a phone 0.1 s.
 */
export function momentInRiga(moment: Date) {
  const hours = isSummerTime(moment) ? 3 : 2;
  const [day = '', time = ''] = new Date(moment.getTime() + hours * HOUR_MS)
    .toISOString()
    .split('T');
  return { day, time: time.slice(0, 5) };
}

export const dayInRiga = (moment: Date): string => momentInRiga(moment).day;

/** Summer time lasts from the last Sunday of March to that of October, 01:00 UTC (2000/84/EC). */
function isSummerTime(moment: Date): boolean {
  const year = moment.getUTCFullYear();
  return moment >= lastSunday(year, 2) && moment < lastSunday(year, 9);
}

/** The last Sunday of a month at 01:00 UTC; `month` counts from 0 and has 31 days. */
function lastSunday(year: number, month: number): Date {
  const last = new Date(Date.UTC(year, month, 31, 1));
  last.setUTCDate(31 - last.getUTCDay());
  return last;
}
