import { formatValue } from '../../../site/figures';
import { fromKeys } from '../../../site/from-keys';
import type { Language } from '../../../site/languages';
import { paidForNight, type SumFacts } from '../../../site/sums/assumptions';
import { caseNames, compared, exampleCases } from '../../../site/sums/example-cases';
import type { Year, Years } from '../../../site/sums/example-cases';
import { amountOf } from '../../../site/sums/letting';
import { betterService, turnOf } from '../../../site/sums/verdict';
import type { Facts } from '../words/prepare-words';

type Write = (year: Year, language: Language, years: Years) => string;

const euros =
  (amount: (year: Year, years: Years) => number): Write =>
  (year, language, years) =>
    formatValue(Math.round(amount(year, years) * 100) / 100, '€', language);

const steps = ['guestsPay', 'commission', 'paidOut', 'fee', 'cleaning', 'vat', 'tax'] as const;

const figures = {
  occupancy: ({ occupancy }: Year, language: Language) => formatValue(occupancy, '%', language),
  nights: ({ nights }) => String(nights),
  changeovers: ({ changeovers }) => String(changeovers),
  changeover: euros(({ steps, changeovers }) => -amountOf(steps, 'cleaning') / changeovers),
  night: euros(paidForNight),
  guestNight: euros(({ assumptions }) => Math.round(assumptions.price)),
  evenNight: euros((year) => turnOf(year, year.assumptions.year)),
  ...fromKeys(steps, (name) => euros(({ steps }) => Math.abs(amountOf(steps, name)))),
  oursShare: ({ steps }: Year, language: Language) => {
    const ours = -amountOf(steps, 'fee') - amountOf(steps, 'cleaning');
    return percent(ours / amountOf(steps, 'paidOut'), language);
  },
  beforeTax: euros(({ steps }) => amountOf(steps, 'beforeTax')),
  inHand: euros(({ steps }) => amountOf(steps, 'inHand')),
  tenantTax: euros(({ tenant }) => -amountOf(tenant, 'tax')),
  tenant: euros(({ tenant }) => amountOf(tenant, 'inHand')),
  more: euros((year, years) => compared(year, years).more),
  change: (year: Year, language: Language, years: Years) => {
    const { more, share } = compared(year, years);
    return `${more > 0 ? '+' : ''}${percent(share, language)}`;
  },
  evenCleaning: euros((year) => Math.round(betterService(year).price)),
} satisfies Record<string, Write>;

type Name = keyof typeof figures;
const result: Name[] = ['change', 'inHand', 'tenant'];
const hosting: Name[] = ['more', 'changeovers', 'changeover', 'cleaning', 'beforeTax'];
const yearOfHost: Name[] = [...hosting, 'nights', 'paidOut', 'vat'];

/** What the texts name of each year. */
const named: Record<keyof Years, readonly Name[]> = {
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

/** What texts may name as `{{example.…}}`, by the site's own model; without facts the names alone. */
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
