import { fromKeys } from '../from-keys';
import { fullSum, middle, sumWith } from './assumptions';
import type { Assumptions, Letting, SumFacts } from './assumptions';
import { amountOf, wholeSteps } from './letting';

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
const alone = ({ figures }: SumFacts) =>
  ({ letting: 'self', ownCleaning: middle(figures.ownCleaning) }) as const;

/** The example's year, and the same year with something changed. */
const cases = {
  year: () => ({}),
  remote: () => ({ service: 'remote' }),
  own: (facts) => ({ ...alone(facts), beside: 'year' }),
  full: ({ figures }) => ({ ...market, average: middle(figures.occupancy), beside: 'alone' }),
  alone: (facts) => ({ ...alone(facts), ...market, beside: 'market' }),
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

export const caseNames = Object.keys(cases) as (keyof typeof cases)[];

/** In whole euros that add up. */
function workOut(facts: SumFacts, { letting = 'shortTerm', rented = MONTHS, ...given }: Case) {
  const { beside, ...changed } = given;
  // Without utilities, which a tenant pays.
  const sum = fullSum({ utilities: 0, ...changed }, facts);
  const { longTerm } = sumWith(sum, { rent: (sum.assumptions.rent * rented) / MONTHS });
  return { ...sum, steps: wholeSteps(sum[letting]), tenant: wholeSteps(longTerm), beside };
}

export type Year = ReturnType<typeof workOut>;
export type Years = Record<keyof typeof cases, Year>;
export const exampleCases = (facts: SumFacts): Years =>
  fromKeys(caseNames, (name) => workOut(facts, cases[name](facts)));

/** How much more is left than in the case that it is compared with, and as a share of that. */
export function compared({ steps, tenant, beside }: Year, years: Years) {
  const left = beside ? 'beforeTax' : 'inHand';
  const other = amountOf(beside ? years[beside].steps : tenant, left);
  const more = amountOf(steps, left) - other;
  return { more, share: more / Math.abs(other) };
}
