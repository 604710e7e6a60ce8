import type { FigureEnds } from '../figures';
import { inHand, longTermSteps, shortTermSteps, type Step } from './letting';
import type { Rates } from './rates';
import { taxBy, type TaxRegime } from './tax';

export const services = ['onSite', 'remote'] as const;
export type Service = (typeof services)[number];

/**
 * As full as our apartments usually are; as full as the market's average; as full as that, and at the
 * market's average price too.
 */
export const years = ['usual', 'average', 'market'] as const;
export type YearKind = (typeof years)[number];

/** What is done with the apartment now. */
export const situations = ['tenant', 'self', 'empty'] as const;
export type Situation = (typeof situations)[number];

/** What a visitor may type, within which bounds it is taken; sums in euros, shares in per cent. */
export const bounds = {
  /** The long-term rent of a month. */
  rent: { from: 300, to: 3000 },
  /** The share of nights with guests, in our apartments and in the market. */
  usual: { from: 1, to: 100 },
  average: { from: 1, to: 100 },
  /** What the platform pays out for a night, on average. */
  night: { from: 1, to: 1000 },
  /** Nights that guests stay, on average. */
  stay: { from: 1, to: 60 },
  /** The price of one changeover. */
  changeover: { from: 0, to: 500 },
  /** What guests pay for cleaning, per stay. */
  guestCleaning: { from: 0, to: 500 },
  commission: { from: 0, to: 50 },
  /** Utilities a month that a tenant would pay. */
  utilities: { from: 0, to: 1000 },
  /** Accountant and small costs, a month. */
  extras: { from: 0, to: 1000 },
} as const satisfies Record<string, FigureEnds>;

export type AmountName = keyof typeof bounds;
export const amountNames = Object.keys(bounds) as AmountName[];

export type Amounts = Record<AmountName, number>;

/** What a visitor chooses from. */
export interface Choices {
  service: Service;
  year: YearKind;
  now: Situation;
  /** The tax on short-term letting, and that on a tenant's rent. */
  tax: TaxRegime;
  tenantTax: TaxRegime;
}

/** All on which a sum stands. */
export type Assumptions = Amounts & Choices;

/** The company's figures on which the sum stands. */
type SumFigures = Readonly<
  Record<
    | 'longTermExample'
    | 'shortTermExample'
    | 'occupancy'
    | 'marketOccupancy'
    | 'averageDailyRate'
    | 'ownerWeeklyHours'
    | 'longTermIncome'
    | 'remoteFee'
    | 'onSiteFee'
    | 'ownCleaning'
    | 'ourCleaning'
    | 'exampleTax',
    FigureEnds
  >
>;

/** What the content says: its figures and its rates. */
export interface SumFacts {
  figures: SumFigures;
  rates: Rates;
}

/** The value to count with where the content gives a range. */
export const middle = ({ from, to }: FigureEnds) => (from + to) / 2;

const DAYS = 365;
const nightsAt = (occupancy: number) => Math.round((DAYS * occupancy) / 100);

/** How much the market's price is of the price in the example of `content/company.yml`. */
function marketShare({ figures }: SumFacts, commission: number): number {
  const example = middle(figures.shortTermExample) / nightsAt(middle(figures.occupancy));
  return (middle(figures.averageDailyRate) * (1 - commission / 100)) / example;
}

/**
 * Fills in what a visitor has not changed. The average night follows from the rent, in the ratio of the
 * example of `content/company.yml`. On site we clean, with remote management the owner's own people.
 */
export function assume(changed: Partial<Assumptions>, facts: SumFacts): Assumptions {
  const { figures, rates } = facts;
  const { rent = rates.rent.value, service = 'onSite', year = 'usual' } = changed;
  const { commission = rates.commission.value } = changed;
  const usual = middle(figures.occupancy);
  const ratio = middle(figures.shortTermExample) / middle(figures.longTermExample);
  const night = (rent * 12 * ratio) / nightsAt(usual);
  return {
    now: 'tenant',
    tax: 'example',
    tenantTax: 'example',
    usual,
    average: middle(figures.marketOccupancy),
    night: year === 'market' ? night * marketShare(facts, commission) : night,
    stay: rates.stay.value,
    changeover: middle(service === 'onSite' ? figures.ourCleaning : figures.ownCleaning),
    guestCleaning: rates.guestCleaning.value,
    utilities: rates.utilities.value,
    extras: rates.extras.value,
    ...changed,
    commission,
    rent,
    service,
    year,
  };
}

/** Our fee for a service, in per cent of what is paid out. */
export function feeOf(service: Service, { onSiteFee, remoteFee }: SumFigures): number {
  return (service === 'onSite' ? onSiteFee : remoteFee).from;
}

/** What short-term letting with us is compared with. */
type Rival = 'longTerm' | 'self';
export type Letting = 'shortTerm' | Rival;

/** Each kind of letting, step by step, and what it leaves. */
export interface FullSum extends Record<Letting, Step[]> {
  inHand: Record<Letting, number>;
  rival: Rival;
  nights: number;
  changeovers: number;
}

/** Works out a year of each kind of letting. Nothing is rounded. */
export function fullSum(assumptions: Assumptions, { figures, rates }: SumFacts): FullSum {
  const { service, year, now, night, stay, rent, ...costs } = assumptions;
  const taxOf = (regime: TaxRegime) => taxBy(regime, rates, middle(figures.exampleTax));
  const nights = nightsAt(assumptions[year === 'usual' ? 'usual' : 'average']);
  const changeovers = Math.round(nights / stay);
  const paid = { paidOut: nights * night, changeovers, vat: rates.vat.value };
  const stepsOf = (fee: number, changeover: number) =>
    shortTermSteps({ ...costs, ...paid, fee, changeover }, taxOf(assumptions.tax));
  const steps = {
    shortTerm: stepsOf(feeOf(service, figures), assumptions.changeover),
    longTerm: longTermSteps(rent, taxOf(assumptions.tenantTax)),
    self: stepsOf(0, middle(figures.ownCleaning)),
  };
  return {
    ...steps,
    inHand: {
      shortTerm: inHand(steps.shortTerm),
      longTerm: inHand(steps.longTerm),
      self: inHand(steps.self),
    },
    rival: now === 'self' ? 'self' : 'longTerm',
    nights,
    changeovers,
  };
}
