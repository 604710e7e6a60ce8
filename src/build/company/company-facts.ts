import { figureKeys, formatFigure, formatNumber } from '../../site/figures';
import { formatTime } from '../../site/format-time';
import type { Language } from '../../site/languages';
import type { Company } from './read-company';

/** Facts by the name under which copy asks for them: `figures.onSiteFee` for `{{company.figures.onSiteFee}}`. */
export type Facts = Readonly<Record<string, string>>;

/** What copy may name as `{{company.…}}`, already written as the language writes it. */
export function companyFacts(company: Company, language: Language): Facts {
  const { address, consultation: slots, contact, rating } = company;
  const figures = figureKeys.map((key) => [
    `figures.${key}`,
    formatFigure(company.figures[key], language),
  ]);
  return {
    name: company.name,
    legalName: company.legalName[language],
    registrationNumber: company.registrationNumber,
    founded: String(company.founded),
    phone: contact.phone.replaceAll(' ', '\u00a0'),
    email: contact.email,
    address: `${address.street}, ${address.city[language]}, ${address.postalCode}`,
    hours: formatHours(company.hours, language),
    slots: formatHours({ opens: slots.firstSlot, closes: slots.lastSlot }, language),
    rating: formatNumber(rating.value, language),
    reviews: formatNumber(rating.reviews, language),
    ...Object.fromEntries(figures),
  };
}

/** Opening hours in running text: 9.00–17.00 in Latvian, 9:00–17:00 in English. */
function formatHours({ opens, closes }: Company['hours'], language: Language): string {
  return [opens, closes].map((time) => formatTime(time, language)).join('\u2060–\u2060');
}
