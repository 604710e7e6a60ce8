import { profiles, type Language } from './languages';
import type { DateStyle } from './languages/profile';

/** An ISO date as readers of the language see it. */
export function formatDate(iso: string, language: Language, style: DateStyle): string {
  const { dates, intlLocale } = profiles[language];
  const [YYYY = '', MM = '', DD = ''] = iso.slice(0, 10).split('-');
  return fill(dates[style], {
    YYYY,
    MM,
    DD,
    D: withoutZero(DD),
    get MMMM() {
      return new Intl.DateTimeFormat(intlLocale, { month: 'long', timeZone: 'UTC' }).format(
        new Date(`${YYYY}-${MM}-${DD}`),
      );
    },
  });
}

/** A time of day such as "09:00" as it stands in a text of the language. */
export function formatTime(time: string, language: Language): string {
  const [HH = '', MM = ''] = time.split(':');
  return fill(profiles[language].time, { HH, H: withoutZero(HH), MM });
}

/** A pattern with its parts, each of which is named by one letter or several of it. */
function fill(pattern: string, parts: Readonly<Record<string, string>>): string {
  return pattern.replace(/([A-Z])\1*/g, (name) => parts[name] ?? name);
}

function withoutZero(number: string): string {
  return number.replace(/^0/, '');
}
