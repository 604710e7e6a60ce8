import { formatValue } from '../../../site/figures';
import { fromKeys } from '../../../site/from-keys';
import type { Language } from '../../../site/languages';
import { bounds, fullSum, middle, sumWith } from '../../../site/sums/assumptions';
import type { Assumptions, Letting, Sum, SumFacts } from '../../../site/sums/assumptions';
import { amountOf, wholeSteps } from '../../../site/sums/letting';
import { betterService } from '../../../site/sums/verdict';
import type { Facts } from '../words/prepare-words';

interface Case extends Partial<Assumptions> {
  letting?: Letting;
  /** Compared with this case before tax; without it with what a tenant leaves in hand. */
  beside?: 'year' | 'alone' | 'market';
  /** For how many months the tenant pays. */
  rented?: number;
}

const MONTHS = 12;

const average = { year: 'average' } as const;
const market = { year: 'market' } as const;
const longStays = { stay: 5 };
const cheapCleaning = ({ figures }: SumFacts) => ({ changeover: figures.ourCleaning.from });
const utilities = { utilities: 100 };

/** The example's year, and the same year with something changed. */
const cases = {
  year: () => ({}),
  remote: () => ({ service: 'remote' }),
  own: () => ({ letting: 'self', beside: 'year' }),
  full: ({ figures }) => ({ ...market, average: middle(figures.occupancy), beside: 'alone' }),
  alone: () => ({ ...market, letting: 'self', beside: 'market' }),
  longStays: () => longStays,
  cheapCleaning,
  both: (facts) => ({ ...longStays, ...cheapCleaning(facts) }),
  emptyMonth: () => ({ rented: MONTHS - 1 }),
  utilities: () => utilities,
  average: () => average,
  averageUtilities: () => ({ ...average, ...utilities }),
  market: () => market,
  receipts: () => ({ tax: 'receipts', tenantTax: 'receipts' }),
  mixed: () => ({ tax: 'registered', tenantTax: 'receipts' }),
  registered: () => ({ tax: 'registered', tenantTax: 'registered' }),
  micro: () => ({ tax: 'micro', tenantTax: 'micro' }),
} satisfies Record<string, (facts: SumFacts) => Case>;

const caseNames = Object.keys(cases) as (keyof typeof cases)[];

/** In whole euros that add up. */
function workOut(facts: SumFacts, { letting = 'shortTerm', rented = MONTHS, ...given }: Case) {
  const { beside, ...changed } = given;
  const rent = middle(facts.figures.longTermExample) / MONTHS;
  // Without utilities, which a tenant pays.
  const sum = fullSum({ rent, utilities: 0, ...changed }, facts);
  const { longTerm } = sumWith(sum, { rent: (rent * rented) / MONTHS });
  return { ...sum, steps: wholeSteps(sum[letting]), tenant: wholeSteps(longTerm), beside };
}

type Year = ReturnType<typeof workOut>;
type Years = Record<keyof typeof cases, Year>;
type Write = (year: Year, language: Language, years: Years) => string;

const euros =
  (amount: (year: Year, years: Years) => number): Write =>
  (year, language, years) =>
    formatValue(Math.round(amount(year, years) * 100) / 100, '€', language);

const steps = ['guestsPay', 'commission', 'paidOut', 'fee', 'cleaning', 'vat', 'tax'] as const;

const figures: Readonly<Record<string, Write>> = {
  nights: ({ nights }) => String(nights),
  changeovers: ({ changeovers }) => String(changeovers),
  changeover: euros(({ steps, changeovers }) => -amountOf(steps, 'cleaning') / changeovers),
  night: euros(({ assumptions }) => assumptions.night),
  guestNight: euros(({ assumptions }) => guestsPrice(assumptions)),
  evenNight: euros((year) => guestsPrice({ ...year.assumptions, night: evenNight(year) })),
  ...fromKeys(steps, (name) => euros(({ steps }) => Math.abs(amountOf(steps, name)))),
  oursShare: ({ steps }, language) => {
    const ours = -amountOf(steps, 'fee') - amountOf(steps, 'cleaning');
    return percent(ours / amountOf(steps, 'paidOut'), language);
  },
  beforeTax: euros(({ steps }) => amountOf(steps, 'beforeTax')),
  inHand: euros(({ steps }) => amountOf(steps, 'inHand')),
  tenantTax: euros(({ tenant }) => -amountOf(tenant, 'tax')),
  tenant: euros(({ tenant }) => amountOf(tenant, 'inHand')),
  more: euros((year, years) => compared(year, years).more),
  change: (year, language, years) => {
    const { more, share } = compared(year, years);
    return `${more > 0 ? '+' : ''}${percent(share, language)}`;
  },
  evenCleaning: euros((year) => Math.round(betterService(year).price)),
};

/** A share below one per cent with a decimal. */
function percent(share: number, language: Language): string {
  const exact = share * 100;
  const shown = Math.abs(exact) < 1 ? Math.round(exact * 10) / 10 : Math.round(exact);
  return formatValue(shown, '%', language);
}

const guestsPrice = ({ night, commission }: Assumptions) =>
  Math.round(night / (1 - commission / 100));

/** How much more is left than in the case that it is compared with, and as a share of that. */
function compared({ steps, tenant, beside }: Year, years: Years) {
  const left = beside ? 'beforeTax' : 'inHand';
  const other = amountOf(beside ? years[beside].steps : tenant, left);
  const more = amountOf(steps, left) - other;
  return { more, share: more / Math.abs(other) };
}

/** What the platform would have to pay out for a night to leave as much as a tenant. */
function evenNight(year: Sum): number {
  let [low, high]: [number, number] = [0, bounds.night.to];
  while (high - low > 0.01) {
    const night = (low + high) / 2;
    const { shortTerm, longTerm } = sumWith(year, { night }).inHand;
    if (shortTerm < longTerm) low = night;
    else high = night;
  }
  return high;
}

/** What texts may name as `{{example.…}}`, by the site's own model; without facts the names alone. */
export function exampleFacts(facts: SumFacts | undefined, language: Language): Facts {
  const years = facts && fromKeys(caseNames, (name) => workOut(facts, cases[name](facts)));
  return Object.fromEntries(
    caseNames.flatMap((name) =>
      Object.entries(figures).map(([figure, write]) => [
        `example.${name}.${figure}`,
        years ? write(years[name], language, years) : figure,
      ]),
    ),
  );
}
