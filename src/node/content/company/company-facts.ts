import { formatFigure, formatNumber } from '../../../site/figures';
import { formatTime } from '../../../site/dates';
import type { Language } from '../../../site/languages';
import { processors, thisYear } from './company-schema';
import { figureKeys } from './figure-rules';
import type { Company } from './read-company';

export type Facts = Readonly<Record<string, string>>;

type Write = (company: Company, language: Language) => string;

const facts: Readonly<Record<string, Write>> = {
  name: ({ name }) => name,
  legalName: ({ legalName }, language) => legalName[language],
  registrationNumber: ({ registrationNumber }) => registrationNumber,
  vatNumber: ({ vatNumber = '' }) => vatNumber,
  founded: ({ founded }) => String(founded),
  years: ({ founded }) =>
    founded === thisYear() ? String(founded) : `${founded}\u2060–\u2060${thisYear()}`,
  phone: ({ contact }) => contact.phone.replaceAll(' ', '\u00a0'),
  email: ({ contact }) => contact.email,
  address: ({ address }, language) =>
    `${address.street}, ${address.city[language]}, ${address.postalCode}`,
  hours: ({ hours }, language) => formatHours(hours, language),
  slots: ({ consultation: { firstSlot: opens, lastSlot: closes } }, language) =>
    formatHours({ opens, closes }, language),
  'consultation.minutes': ({ consultation: { minutes } }) => String(minutes ?? ''),
  'consultation.way': ({ consultation: { way } }, language) => way?.[language] ?? '',
  'hostGroup.members': ({ hostGroup }, language) =>
    hostGroup ? formatNumber(hostGroup.members, language) : '',
  ...Object.fromEntries(
    (['place', 'moderators', 'wait'] as const).map((key): [string, Write] => [
      `hostGroup.${key}`,
      ({ hostGroup }, language) => hostGroup?.[key][language] ?? '',
    ]),
  ),
  ...Object.fromEntries(
    processors.flatMap((key): [string, Write][] => [
      [`processors.${key}`, (company, language) => company.processors[key]?.[language] ?? ''],
      [`transfers.${key}`, (company, language) => company.transfers[key]?.[language] ?? ''],
    ]),
  ),
  'cookies.analytics': ({ cookies }, language) => cookies.analytics[language],
  'cookies.map': ({ cookies }, language) => cookies.map?.[language] ?? '',
  'insurance.insurer': ({ insurance }, language) => insurance?.insurer[language] ?? '',
  'insurance.policy': ({ insurance }) => insurance?.policy ?? '',
  map: ({ address }) => address.mapUrl ?? '',
  host: ({ profiles }) => profiles?.host ?? '',
  group: ({ profiles }) => profiles?.group ?? '',
  networks: ({ networks = [] }) => networks.map(({ name }) => name).join(', '),
  rating: ({ rating }, language) => (rating ? formatNumber(rating.value, language) : ''),
  reviews: ({ rating }, language) => (rating ? formatNumber(rating.reviews, language) : ''),
  ratingSource: ({ rating }, language) => rating?.source[language] ?? '',
  dataPeriod: ({ dataPeriod }, language) => dataPeriod[language],
  ...Object.fromEntries(
    figureKeys.map((key): [string, Write] => [
      `figures.${key}`,
      ({ figures: { [key]: figure } }, language) => (figure ? formatFigure(figure, language) : ''),
    ]),
  ),
};

/** What texts may name as `{{company.…}}`, written as the language writes it. */
export function companyFacts(company: Company, language: Language): Facts {
  const written = Object.entries(facts).map(([name, write]) => [name, write(company, language)]);
  return Object.fromEntries(written) as Facts;
}

export const companyNames: readonly string[] = Object.keys(facts);

/** 9.00–17.00 in Latvian, 9:00–17:00 in English. */
const formatHours = ({ opens, closes }: Company['hours'], language: Language): string =>
  [opens, closes].map((time) => formatTime(time, language)).join('\u2060–\u2060');
