import { formatFigure, formatValue, type FigureEnds } from '../../../site/figures';
import type { Language } from '../../../site/languages';
import { bounds, fullSum, middle, sumWith } from '../../../site/sums/assumptions';
import type { Assumptions, Letting, SumFacts } from '../../../site/sums/assumptions';
import { amountOf, wholeSteps, type Step } from '../../../site/sums/letting';
import { betterService } from '../../../site/sums/verdict';
import type { Facts } from '../company/company-facts';

interface Case extends Partial<Assumptions> {
  letting?: Letting;
  /** Compared with this case before tax; without it with what a tenant leaves in hand. */
  rival?: 'year' | 'alone' | 'market';
  /** For how many months the tenant pays. */
  rented?: number;
}

const MONTHS = 12;
const LONG_STAY = 5;
const UTILITIES = 100;

const average = { year: 'average' } as const;
const market = { year: 'market' } as const;
const longStays = { stay: LONG_STAY };
const cheapCleaning = ({ figures }: SumFacts) => ({ changeover: figures.ourCleaning.from });
const utilities = { utilities: UTILITIES };

/** The example's year, and the same year with something changed. */
const cases = {
  year: () => ({}),
  remote: () => ({ service: 'remote' }),
  own: () => ({ letting: 'self', rival: 'year' }),
  full: ({ figures }) => ({ ...market, average: middle(figures.occupancy), rival: 'alone' }),
  alone: () => ({ ...market, letting: 'self', rival: 'market' }),
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

type CaseName = keyof typeof cases;

const caseNames = Object.keys(cases) as CaseName[];

/** Without utilities, which a tenant pays. */
const exampleYear = (facts: SumFacts) =>
  fullSum({ rent: middle(facts.figures.longTermExample) / MONTHS, utilities: 0 }, facts);

/** In whole euros that add up. */
function workOut(name: CaseName, facts: SumFacts) {
  const make: (facts: SumFacts) => Case = cases[name];
  const { letting = 'shortTerm', rented = MONTHS, rival, ...changed } = make(facts);
  const year = sumWith(exampleYear(facts), changed);
  const { assumptions, nights, changeovers, [letting]: lines } = year;
  const { longTerm } = sumWith(year, { rent: (assumptions.rent * rented) / MONTHS });
  const [steps, tenant] = [wholeSteps(lines), wholeSteps(longTerm)];
  return { assumptions, nights, changeovers, steps, tenant, rival };
}

type Year = ReturnType<typeof workOut>;
type Write = (year: Year, language: Language, facts: SumFacts) => string;

const euros = (value: number, language: Language): string =>
  formatValue(Math.round(value * 100) / 100, '€', language);

const sum =
  (amount: (year: Year, facts: SumFacts) => number): Write =>
  (year, language, facts) =>
    euros(amount(year, facts), language);

const step = (name: Step['name']) => sum(({ steps }) => Math.abs(amountOf(steps, name)));

const ourPart = ({ steps }: Year) => -amountOf(steps, 'fee') - amountOf(steps, 'cleaning');

const figures: Readonly<Record<string, Write>> = {
  nights: ({ nights }) => String(nights),
  changeovers: ({ changeovers }) => String(changeovers),
  changeover: sum(({ steps, changeovers }) => -amountOf(steps, 'cleaning') / changeovers),
  night: sum(({ assumptions }) => assumptions.night),
  guestNight: sum(({ assumptions }) => guestsPrice(assumptions)),
  evenNight: sum(({ assumptions }, facts) => guestsPrice(withEvenNight(assumptions, facts))),
  guestsPay: step('guestsPay'),
  commission: step('commission'),
  paidOut: step('paidOut'),
  fee: step('fee'),
  cleaning: step('cleaning'),
  vat: step('vat'),
  tax: step('tax'),
  oursShare: (year, language) => percent(ourPart(year) / amountOf(year.steps, 'paidOut'), language),
  beforeTax: sum(({ steps }) => amountOf(steps, 'beforeTax')),
  inHand: sum(({ steps }) => amountOf(steps, 'inHand')),
  tenantTax: sum(({ tenant }) => -amountOf(tenant, 'tax')),
  tenant: sum(({ tenant }) => amountOf(tenant, 'inHand')),
  more: sum((year, facts) => compared(year, facts).more),
  change: (year, language, facts) => {
    const { more, other } = compared(year, facts);
    return `${more > 0 ? '+' : ''}${percent(more / Math.abs(other), language)}`;
  },
};

/** A share below one per cent with a decimal. */
function percent(share: number, language: Language): string {
  const exact = share * 100;
  const shown = Math.abs(exact) < 1 ? Math.round(exact * 10) / 10 : Math.round(exact);
  return formatValue(shown, '%', language);
}

const guestsPrice = ({ night, commission }: Assumptions) =>
  Math.round(night / (1 - commission / 100));

function compared({ steps, tenant, rival }: Year, facts: SumFacts) {
  const beforeTax = (year: Year) => amountOf(year.steps, 'beforeTax');
  if (!rival)
    return {
      more: amountOf(steps, 'inHand') - amountOf(tenant, 'inHand'),
      other: amountOf(tenant, 'inHand'),
    };
  const other = beforeTax(workOut(rival, facts));
  return { more: amountOf(steps, 'beforeTax') - other, other };
}

/** At the price of a night at which we leave as much as a tenant. */
function withEvenNight(assumptions: Assumptions, facts: SumFacts): Assumptions {
  let [low, high]: [number, number] = [0, bounds.night.to];
  while (high - low > 0.01) {
    const night = (low + high) / 2;
    const { shortTerm, longTerm } = fullSum({ ...assumptions, night }, facts).inHand;
    if (shortTerm < longTerm) low = night;
    else high = night;
  }
  return { ...assumptions, night: high };
}

const others: Readonly<Record<string, (facts: ExampleSources, language: Language) => string>> = {
  evenCleaning: (facts, language) =>
    euros(Math.round(betterService(exampleYear(facts)).price), language),
  payoutMonth: ({ figures: { shortTermIncome } }, language) => {
    const [from, to] = [monthly(shortTermIncome.from), monthly(shortTermIncome.to)];
    return formatFigure({ from, to, unit: '€' }, language);
  },
};

const monthly = (year: number) => Math.round(year / MONTHS / 100) * 100;

interface ExampleSources extends SumFacts {
  figures: SumFacts['figures'] & { shortTermIncome: FigureEnds };
}

const nameOf = (year: CaseName, figure: string) => `${year}.${figure}`;

export const exampleNames: readonly string[] = [
  ...caseNames.flatMap((year) => Object.keys(figures).map((figure) => nameOf(year, figure))),
  ...Object.keys(others),
];

/** What texts may name as `{{example.…}}`: the example's year and others, by the site's own model. */
export function exampleFacts(facts: ExampleSources, language: Language): Facts {
  const written = caseNames.flatMap((name) => {
    const year = workOut(name, facts);
    return Object.entries(figures).map(([figure, write]) => [
      nameOf(name, figure),
      write(year, language, facts),
    ]);
  });
  const rest = Object.entries(others).map(([name, write]) => [name, write(facts, language)]);
  return Object.fromEntries([...written, ...rest]) as Facts;
}
