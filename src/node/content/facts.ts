import { formatTime, monthNoun, weekdayName } from '../../site/dates';
import { formatFigure, formatNumber, type Figure, formatValue } from '../../site/format-figure';
import { fromKeys } from '../../site/from-keys';
import type { Language } from '../../site/languages';
import { weekdays, type OpeningHours } from '../../site/opening-hours';
import { ourShare, payoutPerNight, type SumFacts } from '../../site/sums/assumptions';
import { betterService } from '../../site/sums/better-service';
import {
  caseNames,
  differenceToComparison,
  exampleCases,
  type ExampleCase,
  type ExampleCases,
} from '../../site/sums/example-cases';
import { amountOfStep } from '../../site/sums/letting';
import type { Rates } from '../../site/sums/rates';
import { breakEvenPrice } from '../../site/sums/verdict';
import { workingHours } from '../../site/working-days';
import { companySchema } from './company/company-schema';
import type { Company } from './company/read-company';
import { describe, isLocalized, type Description } from './fields';
import type { Facts } from './words/prepare-words';

type Write = (company: Company, language: Language) => string;

/** Aliases: shorter names than the fact's path in the file. */
const shortNames: Readonly<Record<string, string>> = {
  'contact.phone': 'phone',
  'contact.email': 'email',
  'profiles.group': 'group',
  'rating.value': 'rating',
  'rating.reviews': 'reviews',
  'rating.source': 'ratingSource',
};

/** Facts that are composed, or not formatted by their type. */
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
  slots: ({ consultation: { firstSlot: opens, lastSlot: closes } }, language) =>
    formatHours({ opens, closes }, language),
};

/**
 * The values of `{{company.…}}` and `{{example.…}}` in texts, formatted in the language;
 * names in place of values while a file of facts has a problem, so that texts can still be checked.
 */
export function siteFacts(
  company: Company | undefined,
  rates: Rates | undefined,
  language: Language,
): Facts {
  const sources = company && rates && { figures: company.figures, rates };
  return { ...companyFacts(company, language), ...exampleFacts(sources, language) };
}

/** What a translator must not change. */
export const namesIn = (
  { name, legalName, contact, address }: Company,
  people: readonly { name: string }[],
): ReadonlySet<string> =>
  new Set([
    ...[name, ...Object.values(legalName), contact.phone, contact.guestPhone ?? contact.phone],
    ...[contact.email, address.street, ...people.map((person) => person.name)],
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
  return field.meta?.kind === 'phone' ? text.replaceAll(' ', '\u00a0') : text;
}

/** In whole hundreds. */
const monthOf = (year: number) => Math.round(year / 12 / 100) * 100;

/** 9.00–17.00 in Latvian, 9:00–17:00 in English. */
const formatHours = (
  { opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>,
  language: Language,
): string => [opens, closes].map((time) => formatTime(time, language)).join('\u2060–\u2060');

/** Three days or more in a row by the first and the last of them. */
function formatDays(days: readonly string[], language: Language): string {
  const numbers = weekdays.flatMap((day, index) => (days.includes(day) ? [index + 1] : []));
  const names = numbers.map((number) => weekdayName(number, language));
  const isRow = names.length > 2 && (numbers.at(-1) ?? 0) - (numbers[0] ?? 0) < names.length;
  return isRow ? `${names[0]}–${names.at(-1)}` : names.join(', ');
}

type WriteResult = (year: ExampleCase, language: Language, years: ExampleCases) => string;

const euros =
  (amount: (year: ExampleCase, years: ExampleCases) => number): WriteResult =>
  (year, language, years) =>
    formatValue(Math.round(amount(year, years) * 100) / 100, '€', language);

const steps = ['guestsPay', 'commission', 'paidOut', 'fee', 'cleaning', 'vat', 'tax'] as const;

const figures = {
  occupancy: ({ occupancy }, language) => formatValue(occupancy, '%', language),
  nights: ({ nights }) => String(nights),
  changeovers: ({ changeovers }) => String(changeovers),
  changeover: euros(({ steps, changeovers }) => -amountOfStep(steps, 'cleaning') / changeovers),
  night: euros(payoutPerNight),
  guestNight: euros(({ assumptions }) => Math.round(assumptions.price)),
  evenNight: euros((year) => breakEvenPrice(year, year.assumptions.year)),
  ...fromKeys(steps, (name) => euros(({ steps }) => Math.abs(amountOfStep(steps, name)))),
  oursShare: (year, language) => percent(ourShare(year).share, language),
  beforeTax: euros(({ steps }) => amountOfStep(steps, 'beforeTax')),
  inHand: euros(({ steps }) => amountOfStep(steps, 'inHand')),
  tenantTax: euros(({ tenant }) => -amountOfStep(tenant, 'tax')),
  tenant: euros(({ tenant }) => amountOfStep(tenant, 'inHand')),
  more: euros((year, years) => differenceToComparison(year, years).more),
  change: (year, language, years) => {
    const { more, share } = differenceToComparison(year, years);
    return `${more > 0 ? '+' : ''}${percent(share, language)}`;
  },
  evenCleaning: euros((year) => Math.round(betterService(year).price)),
} satisfies Record<string, WriteResult>;

type Name = keyof typeof figures;
const result: Name[] = ['change', 'inHand', 'tenant'];
const hosting: Name[] = ['more', 'changeovers', 'changeover', 'cleaning', 'beforeTax'];
const yearOfHost: Name[] = [...hosting, 'nights', 'paidOut', 'vat'];

/** The results of each case that texts can name. */
const named: Record<keyof ExampleCases, readonly Name[]> = {
  year: Object.keys(figures) as Name[],
  remote: ['fee'],
  own: hosting,
  full: [...yearOfHost, 'change', 'fee'],
  alone: yearOfHost,
  longStays: result,
  cheapCleaning: [...result, 'changeover'],
  both: ['change'],
  emptyMonth: result,
  utilities: result,
  average: [...result, 'nights', 'changeovers', 'paidOut', 'evenNight'],
  averageUtilities: result,
  market: [...result, 'nights', 'night', 'guestNight', 'guestsPay', 'paidOut', 'beforeTax'],
  receipts: result,
  mixed: result,
  registered: ['inHand', 'tenant'],
  micro: ['inHand', 'tenant'],
};

/** A share below one per cent with a decimal. */
function percent(share: number, language: Language): string {
  const exact = share * 100;
  const shown = Math.abs(exact) < 1 ? Math.round(exact * 10) / 10 : Math.round(exact);
  return formatValue(shown, '%', language);
}

/** The values of `{{example.…}}` in texts, by the calculator; without facts the names alone. */
export function exampleFacts(facts: SumFacts | undefined, language: Language): Facts {
  const years = facts && exampleCases(facts);
  return Object.fromEntries(
    caseNames.flatMap((name) =>
      named[name].map((figure) => [
        `example.${name}.${figure}`,
        years ? figures[figure](years[name], language, years) : figure,
      ]),
    ),
  );
}
