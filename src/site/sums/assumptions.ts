import type { FigureEnds } from '../figures';
import { inHand, longTermSteps, shortTermSteps, type Step } from './letting';
import type { Rates } from './rates';
import { taxBy, type TaxRegime } from './tax';

export const services = ['onSite', 'remote'] as const;
export type Service = (typeof services)[number];

/** A quiet year is as full as the market's average, a good one as full as our apartments are. */
export const years = ['quiet', 'good'] as const;
export type YearKind = (typeof years)[number];

/** What a visitor may type, within which bounds it is taken; sums in euros, shares in per cent. */
export const bounds = {
  /** The long-term rent of a month. */
  rent: { from: 300, to: 3000 },
  /** The share of nights with guests in a quiet and in a good year. */
  quiet: { from: 1, to: 100 },
  good: { from: 1, to: 100 },
  /** What the platform pays out for a night, on average. */
  night: { from: 1, to: 1000 },
  /** Nights that guests stay, on average. */
  stay: { from: 1, to: 60 },
  /** The price of one changeover. */
  changeover: { from: 0, to: 500 },
  commission: { from: 0, to: 50 },
  /** Utilities a month that a tenant would pay. */
  utilities: { from: 0, to: 1000 },
} as const satisfies Record<string, FigureEnds>;

export type AmountName = keyof typeof bounds;
export const amountNames = Object.keys(bounds) as AmountName[];

export type Amounts = Record<AmountName, number>;

/** What a visitor chooses from. */
export interface Choices {
  service: Service;
  year: YearKind;
  tax: TaxRegime;
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

/**
 * Fills in what a visitor has not changed. The average night follows from the rent, in the ratio of the
 * example of `content/company.yml`. On site we clean, with remote management the owner's own people.
 */
export function assume(changed: Partial<Assumptions>, { figures, rates }: SumFacts): Assumptions {
  const { rent = rates.rent.value, service = 'onSite' } = changed;
  const good = middle(figures.occupancy);
  const ratio = middle(figures.shortTermExample) / middle(figures.longTermExample);
  return {
    year: 'good',
    tax: 'example',
    quiet: middle(figures.marketOccupancy),
    good,
    night: (rent * 12 * ratio) / nightsAt(good),
    stay: rates.stay.value,
    changeover: middle(service === 'onSite' ? figures.ourCleaning : figures.ownCleaning),
    commission: rates.commission.value,
    utilities: rates.utilities.value,
    ...changed,
    rent,
    service,
  };
}

/** Our fee for a service, in per cent of what is paid out. */
export function feeOf(service: Service, { onSiteFee, remoteFee }: SumFigures): number {
  return (service === 'onSite' ? onSiteFee : remoteFee).from;
}

/** Both kinds of letting, step by step, and what they leave. */
export interface FullSum {
  shortTerm: Step[];
  longTerm: Step[];
  inHand: { shortTerm: number; longTerm: number };
  nights: number;
  changeovers: number;
}

/** Works out a year of both kinds of letting, taxed alike. Nothing is rounded. */
export function fullSum(assumptions: Assumptions, { figures, rates }: SumFacts): FullSum {
  const { service, year, night, stay, rent, ...costs } = assumptions;
  const tax = taxBy(assumptions.tax, rates, middle(figures.exampleTax));
  const nights = nightsAt(assumptions[year]);
  const changeovers = Math.round(nights / stay);
  const shortTerm = shortTermSteps(
    {
      ...costs,
      paidOut: nights * night,
      changeovers,
      fee: feeOf(service, figures),
      vat: rates.vat.value,
    },
    tax,
  );
  const longTerm = longTermSteps(rent, tax);
  return {
    shortTerm,
    longTerm,
    inHand: { shortTerm: inHand(shortTerm), longTerm: inHand(longTerm) },
    nights,
    changeovers,
  };
}
