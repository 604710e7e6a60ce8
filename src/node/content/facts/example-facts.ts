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
import { amountOfStep, roundSteps, withTax } from '../../../site/sums/letting';
import { MONTHS, type Tax } from '../../../site/sums/tax';
import { formatValue } from '../../../site/format-figure';
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
  /** Compared with this case before tax; without it with what a tenant leaves in hand. */
  comparedWith?: 'year' | 'alone' | 'market';
  /** The number of months for which the tenant pays. */
  rentedMonths?: number;
  /** Every cost is counted, as in the calculator. */
  complete?: true;
}

const average = { year: 'average' } as const;
const market = (facts: SumFacts) => marketYear(exampleSum(facts));
const longStays = { stay: 5 };
const cheapCleaning = ({ figures }: SumFacts) => ({ changeover: figures.ourCleaning.from });
const utilities = { utilities: 100 };
const selfManaged = ({ figures }: SumFacts) =>
  ({ letting: 'self', ownCleaning: midpoint(figures.ownCleaning) }) as const;

/** The example's year, and the same year with something changed. */
const cases = {
  year: () => ({}),
  remote: () => ({ service: 'remote' }),
  own: (facts) => ({ ...selfManaged(facts), comparedWith: 'year' }),
  full: (facts) => ({
    ...market(facts),
    average: midpoint(facts.figures.occupancy),
    comparedWith: 'alone',
  }),
  alone: (facts) => ({ ...selfManaged(facts), ...market(facts), comparedWith: 'market' }),
  longStays: () => longStays,
  cheapCleaning,
  both: (facts) => ({ ...longStays, ...cheapCleaning(facts) }),
  emptyMonth: () => ({ rentedMonths: MONTHS - 1 }),
  utilities: () => utilities,
  average: () => average,
  averageUtilities: () => ({ ...average, ...utilities }),
  market,
  receipts: () => ({ tax: 'receipts' }),
  employed: () => ({ tax: 'registered' }),
  neither: () => ({ tax: 'registered', person: 'neither', complete: true }),
  exempt: () => ({ tax: 'registered', person: 'exempt' }),
  micro: () => ({ tax: 'micro', complete: true }),
  notified: () => ({ tax: 'receipts', complete: true }),
  employee: () => ({ tax: 'registered', complete: true }),
  pensioner: () => ({ tax: 'registered', person: 'exempt', complete: true }),
  abroad: () => ({ tax: 'registered', person: 'exempt', ownNights: 28, complete: true }),
} satisfies Record<string, (facts: SumFacts) => Case>;

const caseNames = Object.keys(cases) as (keyof typeof cases)[];

/**
 * The sum of the article: with the example's tax on both lettings, without what falls on guests' side alone and
 * without weeks between tenants.
 */
export function articleSum(changed: Partial<Assumptions>, facts: SumFacts): Sum {
  const free = { utilities: 0, levy: 0, accountant: 0, emptyWeeks: 0 };
  const sum = calculateSum({ ...free, ...changed }, facts);
  if (sum.assumptions.tax !== 'unknown') return sum;
  const tax = exampleTax(midpoint(facts.figures.exampleTax));
  return { ...sum, ...fromKeys(lettings, (letting) => withTax(sum[letting], tax)) };
}

/** A tax of so many per cent of what is left. */
const exampleTax =
  (percent: number): Tax =>
  ({ profit }) => ({
    accountant: 0,
    contributions: 0,
    tax: (Math.max(0, profit) * percent) / 100,
  });

/** Calculates a case in whole euros that add up. */
function calculateCase(
  facts: SumFacts,
  { letting = 'shortTerm', rentedMonths = MONTHS, ...given }: Case,
) {
  const { comparedWith, complete, ...changed } = given;
  const calculate = complete ? calculateSum : articleSum;
  const sum = calculate(changed, facts);
  const rent = (sum.assumptions.rent * rentedMonths) / MONTHS;
  const { longTerm } = calculate({ ...changed, rent }, facts);
  return { ...sum, steps: roundSteps(sum[letting]), tenant: roundSteps(longTerm), comparedWith };
}

type ExampleCase = ReturnType<typeof calculateCase>;
type ExampleCases = Record<keyof typeof cases, ExampleCase>;

/** How much more is left than in the case that it is compared with, and as a share of that. */
function differenceToComparison({ steps, tenant, comparedWith }: ExampleCase, years: ExampleCases) {
  const left = comparedWith ? 'beforeTax' : 'inHand';
  const other = amountOfStep(comparedWith ? years[comparedWith].steps : tenant, left);
  const more = amountOfStep(steps, left) - other;
  return { more, share: more / Math.abs(other) };
}

type Write = (year: ExampleCase, language: Language, years: ExampleCases) => string;

const euros =
  (amount: (year: ExampleCase, years: ExampleCases) => number): Write =>
  (year, language, years) =>
    formatValue(Math.round(amount(year, years) * 100) / 100, '€', language);

const steps = [
  ...(['guestsPay', 'commission', 'paidOut', 'fee', 'cleaning', 'levy', 'vat'] as const),
  ...(['accountant', 'contributions', 'tax'] as const),
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
} satisfies Record<string, Write>;

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
