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
  /** What guests pay for a night, on average. */
  price: { from: 1, to: 1000, unit: '€' },
  usual: { from: 1, to: 100, unit: '%' },
  average: { from: 1, to: 100, unit: '%' },
  stay: { from: 1, to: 60, unit: '' },
  changeover: { from: 0, to: 500, unit: '€' },
  guestCleaning: { from: 0, to: 500, unit: '€' },
  commission: { from: 0, to: 50, unit: '%' },
  utilities: { from: 0, to: 1000, unit: '€' },
  /** What the platform paid out last year to whoever hosts alone. */
  payout: { from: 1000, to: 200_000, unit: '€' },
  /** How often that host's guests changed last year, and what each cleaning cost. */
  changeovers: { from: 1, to: 366, unit: '' },
  ownCleaning: { from: 0, to: 500, unit: '€' },
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
const MONTHS = 12;
const nightsAt = (occupancy: number) => Math.max(1, Math.round((DAYS * occupancy) / 100));
const staysIn = (nights: number, stay: number) => Math.max(1, Math.round(nights / stay));

/** What guests pay for a night by our own assumption: as in our example, or as in Riga in its year. */
export function priceFor(rent: number, year: YearKind, { figures, rates }: SumFacts): number {
  const { from, to } = figures.longTermIncome;
  // Outside the observed rents as at the nearer end of them.
  const income = Math.min(Math.max(rent * MONTHS, from), to);
  const paidOut = middle(figures.shortTermExample) / nightsAt(middle(figures.occupancy));
  const example = paidOut / (1 - rates.commission.value / 100);
  const price = year === 'market' ? middle(figures.averageDailyRate) : example;
  return (price * income) / middle(figures.longTermExample);
}

/** Our own value, also for whoever types it as it is shown. */
const typedOr = (own: number, typed = own) => (typed === Math.round(own) ? own : typed);

/** Fills in what a visitor has not changed; the price of a night follows from the rent, as in our example. */
export function assume(changed: Partial<Assumptions>, facts: SumFacts): Assumptions {
  const { figures, rates } = facts;
  const {
    usual = middle(figures.occupancy),
    average = middle(figures.marketOccupancy),
    service = 'onSite',
    now = 'tenant',
    stay = rates.stay.value,
    ownCleaning = 0,
  } = changed;
  const year = now === 'self' ? 'usual' : (changed.year ?? 'usual');
  const rent = typedOr(middle(figures.longTermExample) / MONTHS, changed.rent);
  const hired = ownCleaning > 0 ? ownCleaning : middle(figures.ownCleaning);
  return {
    tax: 'example',
    tenantTax: 'example',
    payout: middle(figures.shortTermExample),
    hours: middle(figures.ownerWeeklyHours),
    commission: rates.commission.value,
    changeovers: staysIn(nightsAt(occupancyOf({ year, usual, average })), stay),
    changeover: service === 'onSite' ? middle(figures.ourCleaning) : hired,
    guestCleaning: rates.guestCleaning.value,
    utilities: rates.utilities.value,
    extras: rates.extras.value,
    ...changed,
    ...{ average, now, ownCleaning, rent, service, stay, usual, year },
    price: typedOr(priceFor(rent, year, facts), changed.price),
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
  /** What is compared: in hand, but before tax for a host, who is taxed alike in both ways. */
  left: Record<Letting | 'empty', number>;
  rival: Exclude<Letting, 'shortTerm'> | 'empty';
  /** In per cent. */
  occupancy: number;
  nights: number;
  changeovers: number;
}

const rivals = { tenant: 'longTerm', self: 'self', empty: 'empty' } as const;

/** Works out the year with what a visitor has changed. */
export function fullSum(changes: Partial<Assumptions>, facts: SumFacts): Sum {
  const { figures, rates } = facts;
  const assumptions = assume(changes, facts);
  const { now, service, price, stay, rent, guestCleaning, commission } = assumptions;
  const taxOf = (regime: TaxRegime) => taxBy(regime, rates, exampleTaxOf(facts));
  const hosts = now === 'self';
  const occupancy = occupancyOf(assumptions);
  const nights = nightsAt(occupancy);
  const changeovers = hosts ? Math.round(assumptions.changeovers) : staysIn(nights, stay);
  const guestsPay = hosts
    ? assumptions.payout / (1 - commission / 100)
    : nights * price + changeovers * guestCleaning;
  const year = { ...assumptions, guestsPay, changeovers, vat: rates.vat.value };
  const tax = taxOf(assumptions.tax);
  const steps = {
    shortTerm: shortTermSteps({ ...year, fee: feeOf(service, figures) }, tax),
    longTerm: longTermSteps(rent, taxOf(assumptions.tenantTax)),
    self: shortTermSteps({ ...year, fee: 0, changeover: assumptions.ownCleaning }, tax),
  };
  const left = fromKeys(lettings, (one) => amountOf(steps[one], hosts ? 'beforeTax' : 'inHand'));
  return {
    ...{ facts, changes, assumptions, occupancy, nights, changeovers, ...steps },
    left: { ...left, empty: -assumptions.utilities * MONTHS },
    rival: rivals[now],
  };
}

/** A year of the example apartment of `content/company.yml`, managed on site. */
export const exampleSum = (facts: SumFacts): Sum => fullSum({}, facts);

/** The same sum with something else assumed. */
export function sumWith({ changes, facts }: Sum, other: Partial<Assumptions>): Sum {
  return fullSum({ ...changes, ...other }, facts);
}

/** An amount as it is shown: our own rent and price of a night, which are no whole euros, in whole euros. */
export function shownAmount({ assumptions, changes }: Sum, name: AmountName): number {
  const { [name]: amount } = assumptions;
  return changes[name] ?? (name === 'rent' || name === 'price' ? Math.round(amount) : amount);
}

/** What the platform pays out for a night. */
export const paidForNight = ({ shortTerm, nights }: Sum) => amountOf(shortTerm, 'paidOut') / nights;
