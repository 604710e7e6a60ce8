import type { Figure, FigureEnds } from '../figures';
import { fromKeys } from '../from-keys';
import { amountOf, longTermSteps, shortTermSteps, type Step } from './letting';
import type { Rates } from './rates';
import { taxBy, type TaxRegime } from './tax';

export const services = ['onSite', 'remote'] as const;
export type Service = (typeof services)[number];

/** As full as our apartments usually are; as the market's average; that at the market's price too. */
export const years = ['usual', 'average', 'market'] as const;
export type YearKind = (typeof years)[number];

export const situations = ['tenant', 'self', 'empty'] as const;
export type Situation = (typeof situations)[number];

/** What a visitor may type; `rent`, `utilities` and `extras` are for a month. */
export const bounds = {
  rent: { from: 300, to: 3000, unit: '€' },
  usual: { from: 1, to: 100, unit: '%' },
  average: { from: 1, to: 100, unit: '%' },
  /** What the platform pays out for a night, on average. */
  night: { from: 1, to: 1000, unit: '€' },
  /** By how much a night is dearer than that. */
  dearer: { from: 0, to: 100, unit: '%' },
  stay: { from: 1, to: 60, unit: '' },
  changeover: { from: 0, to: 500, unit: '€' },
  guestCleaning: { from: 0, to: 500, unit: '€' },
  commission: { from: 0, to: 50, unit: '%' },
  utilities: { from: 0, to: 1000, unit: '€' },
  /** What the platform paid out last year to whoever hosts alone. */
  payout: { from: 1000, to: 200_000, unit: '€' },
  /** That host's own work in a week. */
  hours: { from: 1, to: 100, unit: '' },
  extras: { from: 0, to: 1000, unit: '€' },
} as const satisfies Record<string, Figure>;

export type AmountName = keyof typeof bounds;
export const amountNames = Object.keys(bounds) as AmountName[];

export interface Choices {
  service: Service;
  year: YearKind;
  now: Situation;
  tax: TaxRegime;
  tenantTax: TaxRegime;
}

export type Assumptions = Record<AmountName, number> & Choices;

/** What the sum takes from `content/company.yml`. */
export const sumFigureKeys = [
  ...(['longTermExample', 'shortTermExample', 'longTermIncome', 'exampleTax'] as const),
  ...(['occupancy', 'marketOccupancy', 'averageDailyRate', 'ownerWeeklyHours'] as const),
  ...(['onSiteFee', 'remoteFee', 'ourCleaning', 'ownCleaning'] as const),
];

export interface SumFacts {
  figures: Readonly<Record<(typeof sumFigureKeys)[number], FigureEnds>>;
  rates: Rates;
}

/** The value to count with where the content gives a range. */
export const middle = ({ from, to }: FigureEnds) => (from + to) / 2;

const DAYS = 365;
const nightsAt = (occupancy: number) => Math.max(1, Math.round((DAYS * occupancy) / 100));

/** What the platform pays out for a night, by the year: as in our example for this rent, or as in Riga. */
function nightFor(
  rent: number,
  commission: number,
  { figures }: SumFacts,
): Record<YearKind, number> {
  const example = middle(figures.shortTermExample) / nightsAt(middle(figures.occupancy));
  const scale = (rent * 12) / middle(figures.longTermExample);
  const market = middle(figures.averageDailyRate) * (1 - commission / 100);
  return { usual: example * scale, average: example * scale, market: market * scale };
}

/**
 * Fills in what a visitor has not changed. The price of a night follows from the rent, as in our example,
 * or from what the platform paid out to whoever hosts alone.
 */
export function assume(changed: Partial<Assumptions>, facts: SumFacts): Assumptions {
  const { figures, rates } = facts;
  const {
    rent = rates.rent.value,
    commission = rates.commission.value,
    usual = middle(figures.occupancy),
    average = middle(figures.marketOccupancy),
    payout = middle(figures.shortTermExample),
    service = 'onSite',
    year = 'usual',
    now = 'tenant',
    night = nightFor(rent, commission, facts)[year],
  } = changed;
  return {
    tax: 'example',
    tenantTax: 'example',
    hours: middle(figures.ownerWeeklyHours),
    dearer: 0,
    stay: rates.stay.value,
    changeover: middle(service === 'onSite' ? figures.ourCleaning : figures.ownCleaning),
    guestCleaning: rates.guestCleaning.value,
    utilities: rates.utilities.value,
    extras: rates.extras.value,
    ...changed,
    ...{ average, commission, now, payout, rent, service, usual, year },
    night: now === 'self' ? payout / nightsAt(occupancyOf({ year, usual, average })) : night,
  };
}

/** How full a year of this kind is, in per cent. */
const occupancyOf = (of: Pick<Assumptions, 'year' | 'usual' | 'average'>) =>
  of[of.year === 'usual' ? 'usual' : 'average'];

/** The tax of the example, in per cent of what is left. */
export const exampleTaxOf = ({ figures }: SumFacts) => middle(figures.exampleTax);

/** Our fee for a service, in per cent of what is paid out. */
export function feeOf(service: Service, { onSiteFee, remoteFee }: SumFacts['figures']): number {
  return (service === 'onSite' ? onSiteFee : remoteFee).from;
}

const lettings = ['shortTerm', 'longTerm', 'self'] as const;
export type Letting = (typeof lettings)[number];

/** A year of each kind of letting, not rounded, and on what it stands. */
export interface Sum extends Record<Letting, Step[]> {
  facts: SumFacts;
  /** What a visitor assumes instead of us. */
  changes: Partial<Assumptions>;
  assumptions: Assumptions;
  inHand: Record<Letting, number>;
  /** An empty apartment's year: below zero. */
  empty: number;
  rival: Exclude<Letting, 'shortTerm'>;
  /** In per cent. */
  occupancy: number;
  nights: number;
  changeovers: number;
}

/** Works out the year with what a visitor has changed. */
export function fullSum(changes: Partial<Assumptions>, facts: SumFacts): Sum {
  const { figures, rates } = facts;
  const assumptions = assume(changes, facts);
  const { service, night, dearer, stay, rent, changeover, utilities } = assumptions;
  const taxOf = (regime: TaxRegime) => taxBy(regime, rates, exampleTaxOf(facts));
  const occupancy = occupancyOf(assumptions);
  const nights = nightsAt(occupancy);
  const changeovers = Math.max(1, Math.round(nights / stay));
  const paidOut = nights * night * (1 + dearer / 100);
  const year = { ...assumptions, paidOut, changeovers, vat: rates.vat.value };
  const tax = taxOf(assumptions.tax);
  const steps = {
    shortTerm: shortTermSteps({ ...year, fee: feeOf(service, figures), changeover }, tax),
    longTerm: longTermSteps(rent, taxOf(assumptions.tenantTax)),
    self: shortTermSteps({ ...year, fee: 0, changeover: middle(figures.ownCleaning) }, tax),
  };
  return {
    ...{ facts, changes, assumptions, occupancy, nights, changeovers, ...steps },
    inHand: fromKeys(lettings, (letting) => amountOf(steps[letting], 'inHand')),
    empty: -utilities * 12,
    rival: assumptions.now === 'self' ? 'self' : 'longTerm',
  };
}

/** The same sum with something else assumed. */
export function sumWith({ changes, facts }: Sum, other: Partial<Assumptions>): Sum {
  return fullSum({ ...changes, ...other }, facts);
}
