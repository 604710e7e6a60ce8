/** The day as YYYY-MM-DD, the time as HH:MM. */
export interface MomentInRiga {
  day: string;
  time: string;
}

/** Kept, because a browser takes longer to make a format than to use it. */
let format: Intl.DateTimeFormat | undefined;

/** Date and time in Riga at a moment. */
export function momentInRiga(moment: Date): MomentInRiga {
  // Swedish writes a moment as "2026-11-20 16:48".
  format ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Riga',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [day = '', time = ''] = format.format(moment).split(' ');
  return { day, time };
}

/** The day in Riga at a moment, as YYYY-MM-DD. */
export function dayInRiga(moment: Date): string {
  return momentInRiga(moment).day;
}
