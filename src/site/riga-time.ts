export interface MomentInRiga {
  day: string;
  time: string;
}

/** Cached: creating a format takes a browser longer than using it. */
let format: Intl.DateTimeFormat | undefined;

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

export const dayInRiga = (moment: Date): string => momentInRiga(moment).day;
