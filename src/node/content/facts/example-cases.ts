import { fromKeys } from '../../../site/from-keys';
import {
  calculateSum,
  exampleSum,
  marketYear,
  midpoint,
  recalculateSum,
} from '../../../site/sums/assumptions';
import type { Assumptions, Letting, SumFacts } from '../../../site/sums/assumptions';
import { amountOfStep, roundSteps } from '../../../site/sums/letting';
import { MONTHS } from '../../../site/sums/tax';

interface Case extends Partial<Assumptions> {
  letting?: Letting;
  /** Compared with this case before tax; without it with what a tenant leaves in hand. */
  comparedWith?: 'year' | 'alone' | 'market';
  /** For how many months the tenant pays. */
  rentedMonths?: number;
  /** With every cost, as the calculator has it. */
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

export const caseNames = Object.keys(cases) as (keyof typeof cases)[];

/**
 * The sum of the article: with the example's tax on both lettings, without what falls on guests' side alone and
 * without weeks between tenants.
 */
export const articleSum = (changed: Partial<Assumptions>, facts: SumFacts) =>
  calculateSum(
    {
      ...{ tax: 'example', utilities: 0, levy: 0, accountant: 0, emptyWeeks: 0 },
      ...changed,
    },
    facts,
  );

/** Calculates a case in whole euros that add up. */
function calculateCase(
  facts: SumFacts,
  { letting = 'shortTerm', rentedMonths = MONTHS, ...given }: Case,
) {
  const { comparedWith, complete, ...changed } = given;
  const sum = (complete ? calculateSum : articleSum)(changed, facts);
  const { longTerm } = recalculateSum(sum, {
    rent: (sum.assumptions.rent * rentedMonths) / MONTHS,
  });
  return { ...sum, steps: roundSteps(sum[letting]), tenant: roundSteps(longTerm), comparedWith };
}

export type ExampleCase = ReturnType<typeof calculateCase>;
export type ExampleCases = Record<keyof typeof cases, ExampleCase>;
export const exampleCases = (facts: SumFacts): ExampleCases =>
  fromKeys(caseNames, (name) => calculateCase(facts, cases[name](facts)));

/** How much more is left than in the case that it is compared with, and as a share of that. */
export function differenceToComparison(
  { steps, tenant, comparedWith }: ExampleCase,
  years: ExampleCases,
) {
  const left = comparedWith ? 'beforeTax' : 'inHand';
  const other = amountOfStep(comparedWith ? years[comparedWith].steps : tenant, left);
  const more = amountOfStep(steps, left) - other;
  return { more, share: more / Math.abs(other) };
}
