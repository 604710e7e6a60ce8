import { formatFigure, formatNumber, formatValue, type Figure } from '../../../site/format-figure';
import { fromKeys } from '../../../site/from-keys';
import { formatTime, monthNoun, weekdayName } from '../../../site/dates';
import type { Language } from '../../../site/languages';
import type { Rates } from '../../../site/sums/tax';
import { weekdays, type OpeningHours } from '../../../site/opening-hours';
import { workingHours } from '../../../site/working-days';
import { companySchema } from '../company/company-schema';
import type { Company } from '../company/read-company';
import { describe, isLocalized, type Description } from '../fields';
import type { Facts } from '../words/prepare-words';
import { exampleFacts } from './example-facts';

type Write = (company: Company, language: Language) => string;

const shortNames: Readonly<Record<string, string>> = {
  'contact.phone': 'phone',
  'contact.email': 'email',
  'profiles.group': 'group',
  'rating.value': 'rating',
  'rating.reviews': 'reviews',
  'rating.source': 'ratingSource',
};

const composed: Readonly<Record<string, Write>> = {
  founded: ({ founded }) => String(founded),
  address: ({ address }, language) =>
    `${address.street}, ${address.city[language]}, ${address.postalCode}`,
  hours: ({ hours }, language) => formatHours(workingHours(hours), language),
  openingHours: ({ hours }, language) =>
    hours
      .map((range) => `${formatDays(range.days, language)}, ${formatHours(range, language)}`)
      .join('; ')
      .replace(/^./, (letter) => letter.toUpperCase()),
  mondayToFriday: ({ hours }, language) =>
    String(hours.map(({ days }) => days)) === String(weekdays.slice(0, 5))
      ? formatHours(workingHours(hours), language)
      : '',
  notice: ({ figures: { cancellationMonths: months } }, language) =>
    `${formatFigure(months, language)} ${monthNoun(months.to, language)}`,
  payoutMonth: ({ figures: { shortTermIncome: year } }, language) => {
    const [from, to] = [monthOf(year.from), monthOf(year.to)];
    return formatFigure({ from, to, unit: '€' }, language);
  },
  onSiteRange: ({ figures }, language) => rangeOf(figures.onSiteFeeRange, language),
  remoteRange: ({ figures }, language) => rangeOf(figures.remoteFeeRange, language),
  slots: ({ consultation: { firstSlot: opens, lastSlot: closes } }, language) =>
    formatHours({ opens, closes }, language),
};

/** Services that texts name, but the build does without. */
export const absentServices = ({
  analytics,
  mail,
}: {
  readonly analytics: string | null;
  readonly mail: { readonly mode: string };
}): string[] => [...(analytics ? [] : ['analytics']), ...(mail.mode === 'off' ? ['mail'] : [])];

/**
 * The values of `{{company.…}}` and `{{example.…}}` in texts, formatted in the language;
 * names in place of values while a file of facts has a problem, so that texts can still be checked.
 * Of a service that the build does without, all facts are missing; of `market`, that there are listings.
 */
export function siteFacts(
  company: Company | undefined,
  rates: Rates | undefined,
  language: Language,
  absent: readonly string[] = [],
): Facts {
  const sources = company && rates && { figures: company.figures, rates };
  const facts = {
    ...companyFacts(company, language),
    'company.levy': rates ? formatValue(rates.levy.value, '€', language) : 'levy',
    'company.market': absent.includes('market') ? '' : 'market',
    ...exampleFacts(sources, language),
  };
  const missing = Object.keys(facts).filter((name) => absent.includes(serviceOf(name)));
  return company ? { ...facts, ...fromKeys(missing, () => '') } : facts;
}

const serviceOf = (name: string): string =>
  /^company\.(?:processors|transfers|cookies)\.(.+)$/.exec(name)?.[1] ?? '';

/** What a translator must not change. */
export const namesIn = (
  { name, legalName, contact, address }: Company,
  people: readonly { name: string }[],
): ReadonlySet<string> =>
  new Set([
    ...[name, ...Object.values(legalName), contact.phone, contact.email, address.street],
    ...[contact.guestPhone ?? name, contact.secondPhone ?? name],
    ...people.map((person) => person.name),
  ]);

function companyFacts(company: Company | undefined, language: Language): Facts {
  const written = Object.entries(composed).map(([name, write]): Fact => {
    return [name, company ? write(company, language) : ''];
  });
  const facts = [...factsWithin(describe(companySchema), company, language), ...written];
  return Object.fromEntries(
    facts.map(([name, text]) => [`company.${name}`, company ? text : name]),
  );
}

type Fact = readonly [name: string, text: string];

/** All but lists, by their place in the file; empty where the company has none. */
const factsWithin = (
  { fields = {} }: Description,
  group: unknown,
  language: Language,
  around = '',
): Fact[] =>
  Object.entries(fields).flatMap(([key, field]): Fact[] => {
    const { [key]: value } = Object(group) as Record<string, unknown>;
    const name = around + key;
    if (field.innerType) return [];
    if (field.fields && !isLocalized(field) && field.meta?.kind !== 'figure')
      return factsWithin(field, value, language, `${name}.`);
    return [
      [shortNames[name] ?? name, value === undefined ? '' : writeFact(field, value, language)],
    ];
  });

function writeFact(field: Description, value: unknown, language: Language): string {
  if (isLocalized(field)) return (value as Record<Language, string>)[language];
  if (field.meta?.kind === 'figure') return formatFigure(value as Figure, language);
  if (typeof value === 'number') return formatNumber(value, language);
  const text = String(value);
  if (field.meta?.kind === 'time') return formatTime(text, language);
  return field.meta?.kind === 'phone' ? text.replaceAll(' ', '\u00a0') : text;
}

const rangeOf = (figure: Figure | undefined, language: Language): string =>
  figure && figure.from < figure.to ? formatFigure(figure, language) : '';

const monthOf = (year: number) => Math.round(year / 12 / 100) * 100;

const formatHours = (
  { opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>,
  language: Language,
): string => opens && [opens, closes].map((time) => formatTime(time, language)).join('–');

/** Three days or more in a row by the first and the last of them. */
function formatDays(days: readonly string[], language: Language): string {
  const numbers = weekdays.flatMap((day, index) => (days.includes(day) ? [index + 1] : []));
  const names = numbers.map((number) => weekdayName(number, language));
  const isRow = names.length > 2 && (numbers.at(-1) ?? 0) - (numbers[0] ?? 0) < names.length;
  return isRow ? `${names[0]}–${names.at(-1)}` : names.join(', ');
}
