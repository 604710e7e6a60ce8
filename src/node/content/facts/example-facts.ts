import { fromKeys } from '../../../site/from-keys';
import {
  calculateSum,
  exampleSum,
  lettings,
  marketYear,
  midpoint,
  type Assumptions,
  type Letting,
  type Sum,
  type SumFacts,
} from '../../../site/sums/assumptions';
import { amountOfStep, roundSteps, withTax, type Step } from '../../../site/sums/letting';
import { monthsOf } from '../../../site/sums/example-year';
import { MONTHS, taxBy, WEEKS, type Tax } from '../../../site/sums/tax';
import { formatValue, formatWholeEuros, wholeEuros } from '../../../site/format-figure';
import type { Language } from '../../../site/languages';
import {
  betterService,
  breakEvenPrice,
  ourShare,
  payoutPerNight,
} from '../../../site/sums/verdict';
import type { Facts } from '../words/prepare-words';

interface Case extends Partial<Assumptions> {
  letting?: Letting;
  /** Compared with this case before tax; without it with what a tenant leaves. */
  comparedWith?: 'calculator' | 'alone' | 'market';
  /** The example is calculated as the specification has it: see `articleSum`. */
  specified?: true;
}

const market = (facts: SumFacts) => marketYear(exampleSum(facts));
const specified = { specified: true } as const;
const longStays = { ...specified, stay: 5 };
const cheapCleaning = ({ figures }: SumFacts) => ({
  ...specified,
  changeover: figures.ourCleaning.from,
});
const selfManaged = ({ figures }: SumFacts) =>
  ({ letting: 'self', ownCleaning: midpoint(figures.ownCleaning) }) as const;

/** The specified example and what widens its difference; then the calculator's year, with something changed. */
const cases = {
  year: () => specified,
  longStays: () => longStays,
  cheapCleaning,
  both: (facts) => ({ ...longStays, ...cheapCleaning(facts) }),
  emptyMonth: () => ({ ...specified, emptyWeeks: WEEKS / MONTHS }),
  calculator: () => ({}),
  average: () => ({ year: 'average' }),
  market,
  remote: () => ({ service: 'remote' }),
  own: (facts) => ({ ...selfManaged(facts), comparedWith: 'calculator' }),
  full: (facts) => ({
    ...market(facts),
    average: midpoint(facts.figures.occupancy),
    comparedWith: 'alone',
  }),
  alone: (facts) => ({ ...selfManaged(facts), ...market(facts), comparedWith: 'market' }),
  notified: () => ({ tax: 'receipts' }),
  employee: () => ({ tax: 'registered' }),
  neither: () => ({ tax: 'registered', person: 'neither' }),
  pensioner: () => ({ tax: 'registered', person: 'exempt' }),
  abroad: () => ({ tax: 'registered', person: 'exempt', ownNights: 28 }),
  micro: () => ({ tax: 'micro' }),
} satisfies Record<string, (facts: SumFacts) => Case>;

const caseNames = Object.keys(cases) as (keyof typeof cases)[];

/**
 * The sum of the specified example: with its tax on both lettings, without what falls on guests' side alone and
 * without weeks between tenants.
 */
export function articleSum(changed: Partial<Assumptions>, facts: SumFacts): Sum {
  const free = { utilities: 0, levy: 0, accountant: 0, emptyWeeks: 0 };
  const sum = calculateSum({ ...free, ...changed }, facts);
  if (sum.assumptions.tax !== 'unknown') return sum;
  const tax = exampleTax(midpoint(facts.figures.exampleTax));
  return { ...sum, ...fromKeys(lettings, (letting) => withTax(sum[letting], tax)) };
}

const exampleTax =
  (percent: number): Tax =>
  ({ profit }) => ({
    accountant: 0,
    contributions: 0,
    tax: (Math.max(0, profit) * percent) / 100,
  });

function calculateCase(facts: SumFacts, { letting = 'shortTerm', comparedWith, ...given }: Case) {
  const { specified: isSpecified, ...changed } = given;
  const sum = (isSpecified ? articleSum : calculateSum)(changed, facts);
  return {
    ...{ ...sum, comparedWith },
    exact: sum[letting],
    steps: roundSteps(sum[letting]),
    tenant: roundSteps(sum.longTerm),
  };
}

type ExampleCase = ReturnType<typeof calculateCase>;
type ExampleCases = Record<keyof typeof cases, ExampleCase>;

/** What is left after the last step: before tax, where no regime is chosen. */
const leftOf = (steps: readonly Step[]) => steps.at(-1)?.left ?? 0;

function differenceToComparison({ steps, tenant, comparedWith }: ExampleCase, years: ExampleCases) {
  const other = leftOf(comparedWith ? years[comparedWith].steps : tenant);
  const more = leftOf(steps) - other;
  return { more, share: more / Math.abs(other) };
}

function contributionsByMonth(year: ExampleCase): number {
  const tax = taxBy('registered', year.facts.rates, year.assumptions);
  const months = monthsOf(year).map(({ left }) =>
    tax({ receipts: 0, profit: left * MONTHS, propertyTax: 0 }),
  );
  return wholeEuros(months.reduce((total, { contributions }) => total + contributions, 0) / MONTHS);
}

type Write = (year: ExampleCase, language: Language, years: ExampleCases) => string;

const euros =
  (amount: (year: ExampleCase, years: ExampleCases) => number): Write =>
  (year, language, years) =>
    formatValue(Math.round(amount(year, years) * 100) / 100, '€', language);

const steps = [
  ...(['guestsPay', 'commission', 'paidOut', 'fee', 'cleaning'] as const),
  ...(['utilities', 'vat', 'accountant', 'contributions', 'tax'] as const),
];

const figures = {
  occupancy: ({ occupancy }, language) => formatValue(occupancy, '%', language),
  nights: ({ nights }) => String(nights),
  changeovers: ({ changeovers }) => String(changeovers),
  changeover: euros(({ steps, changeovers }) => -amountOfStep(steps, 'cleaning') / changeovers),
  night: euros(payoutPerNight),
  guestNight: euros(({ assumptions }) => Math.round(assumptions.price)),
  evenNight: euros((year) => breakEvenPrice(year)),
  ...fromKeys(steps, (name) => euros(({ steps }) => Math.abs(amountOfStep(steps, name)))),
  /** Rounded on its own, as texts name it without the other steps; those then may be a euro out. */
  levy: euros(({ exact }) => wholeEuros(-amountOfStep(exact, 'levy'))),
  /** As the law counts them; the year's contributions are simplified. */
  monthlyContributions: euros(contributionsByMonth),
  oursShare: (year, language) => percent(ourShare(year).share, language),
  beforeTax: euros(({ steps }) => amountOfStep(steps, 'beforeTax')),
  inHand: euros(({ steps }) => leftOf(steps)),
  tenantTax: euros(({ tenant }) => -amountOfStep(tenant, 'tax')),
  tenant: euros(({ tenant }) => leftOf(tenant)),
  more: euros((year, years) => differenceToComparison(year, years).more),
  /** The same with its sign, as the calculator writes it. */
  difference: (year, language, years) => {
    const { more } = differenceToComparison(year, years);
    return withSign(more, formatWholeEuros(more, language));
  },
  change: (year, language, years) => {
    const { share } = differenceToComparison(year, years);
    return withSign(share, percent(share, language));
  },
  evenCleaning: euros((year) => Math.round(betterService(year).price)),
} satisfies Record<string, Write>;

const withSign = (amount: number, text: string) => `${amount > 0 ? '+' : ''}${text}`;

/** A share below one per cent with a decimal. */
function percent(share: number, language: Language): string {
  const exact = share * 100;
  const shown = Math.abs(exact) < 1 ? Math.round(exact * 10) / 10 : Math.round(exact);
  return formatValue(shown, '%', language);
}

/** The values of `{{example.…}}` in texts, by the calculator; without facts the names alone. */
export function exampleFacts(facts: SumFacts | undefined, language: Language): Facts {
  const years = facts && fromKeys(caseNames, (name) => calculateCase(facts, cases[name](facts)));
  return Object.fromEntries(
    caseNames.flatMap((name) =>
      Object.entries(figures).map(([figure, write]) => [
        `example.${name}.${figure}`,
        years ? write(years[name], language, years) : figure,
      ]),
    ),
  );
}
