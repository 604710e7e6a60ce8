import type { Figure, FigureRange } from '../format-figure';
import { fromKeys } from '../from-keys';
import { MONTHS, amountOfStep, longTermSteps, shortTermSteps } from './letting';
import type { Rates } from './rates';
import { taxBy, type TaxRegime } from './tax';

export const services = ['onSite', 'remote'] as const;
export type Service = (typeof services)[number];

/** Our usual occupancy; the market's average. */
export const yearKinds = ['usual', 'average'] as const;
export type YearKind = (typeof yearKinds)[number];

export const situations = ['tenant', 'self', 'empty'] as const;
export type Situation = (typeof situations)[number];

/** The bounds of the amounts; `rent`, `utilities` and `extras` are for a month. */
export const bounds = {
  rent: { from: 300, to: 3000, unit: '€' },
  /** The average price of a night, which guests pay. */
  price: { from: 1, to: 1000, unit: '€' },
  usual: { from: 1, to: 100, unit: '%' },
  average: { from: 1, to: 100, unit: '%' },
  stay: { from: 1, to: 60, unit: '' },
  changeover: { from: 0, to: 500, unit: '€' },
  guestCleaning: { from: 0, to: 500, unit: '€' },
  commission: { from: 0, to: 50, unit: '%' },
  utilities: { from: 0, to: 1000, unit: '€' },
  /** The platform's payout of last year to an owner who hosts alone. */
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

/** The figures of `content/company.yml` that the sum uses. */
export const sumFigureKeys = [
  ...(['longTermExample', 'shortTermExample', 'longTermIncome', 'exampleTax'] as const),
  ...(['occupancy', 'marketOccupancy', 'averageDailyRate', 'ownerWeeklyHours'] as const),
  ...(['onSiteFee', 'remoteFee', 'ourCleaning', 'ownCleaning'] as const),
];

export interface SumFacts {
  figures: Readonly<Record<(typeof sumFigureKeys)[number], FigureRange>>;
  rates: Rates;
}

/** The midpoint of a range, for calculations. */
export const midpoint = ({ from, to }: FigureRange) => (from + to) / 2;

const DAYS = 365;
const nightsAtOccupancy = (occupancy: number) => Math.max(1, Math.round((DAYS * occupancy) / 100));
const staysInNights = (nights: number, stay: number) => Math.max(1, Math.round(nights / stay));

/** A price of the example's apartment for one with this rent; outside the observed rents as at their nearer end. */
function priceAtRent(price: number, rent: number, { figures }: SumFacts): number {
  const { from, to } = figures.longTermIncome;
  const income = Math.min(Math.max(rent * MONTHS, from), to);
  return (price * income) / midpoint(figures.longTermExample);
}

/** The price of a night by our own assumption: as in our example. */
export function defaultNightlyPrice(rent: number, facts: SumFacts): number {
  const { shortTermExample, occupancy } = facts.figures;
  const paidOut = midpoint(shortTermExample) / nightsAtOccupancy(midpoint(occupancy));
  return priceAtRent(paidOut / (1 - facts.rates.commission.value / 100), rent, facts);
}

/** Riga's average occupancy and price of a night. */
export const marketYear = ({ assumptions, facts }: Pick<Sum, 'assumptions' | 'facts'>) => ({
  year: 'average' as const,
  price: priceAtRent(midpoint(facts.figures.averageDailyRate), assumptions.rent, facts),
});

/** Our exact value, also if a visitor types it as it is shown, rounded. */
const typedOrDefault = (own: number, typed = own) => (typed === Math.round(own) ? own : typed);

/** Fills in what a visitor has not changed; the price of a night follows from the rent, as in our example. */
export function completeAssumptions(changed: Partial<Assumptions>, facts: SumFacts): Assumptions {
  const { figures, rates } = facts;
  const {
    usual = midpoint(figures.occupancy),
    average = midpoint(figures.marketOccupancy),
    service = 'onSite',
    now = 'tenant',
    stay = rates.stay.value,
    ownCleaning = 0,
  } = changed;
  const year = now === 'self' ? 'usual' : (changed.year ?? 'usual');
  const rent = typedOrDefault(midpoint(figures.longTermExample) / MONTHS, changed.rent);
  const hired = ownCleaning > 0 ? ownCleaning : midpoint(figures.ownCleaning);
  return {
    tax: 'example',
    tenantTax: 'example',
    payout: midpoint(figures.shortTermExample),
    hours: midpoint(figures.ownerWeeklyHours),
    commission: rates.commission.value,
    changeovers: staysInNights(nightsAtOccupancy(occupancyOf({ year, usual, average })), stay),
    changeover: service === 'onSite' ? midpoint(figures.ourCleaning) : hired,
    guestCleaning: rates.guestCleaning.value,
    utilities: rates.utilities.value,
    extras: rates.extras.value,
    ...changed,
    ...{ average, now, ownCleaning, rent, service, stay, usual, year },
    price: typedOrDefault(defaultNightlyPrice(rent, facts), changed.price),
  };
}

/** The occupancy of a year of this kind, in per cent. */
const occupancyOf = (of: Pick<Assumptions, 'year' | 'usual' | 'average'>) => of[of.year];

/** The tax of the example, in per cent of what is left. */
export const exampleTaxPercent = ({ figures }: SumFacts) => midpoint(figures.exampleTax);

/** Our fee for a service, in per cent of what is paid out. */
export const feePercent = (service: Service, { onSiteFee, remoteFee }: SumFacts['figures']) =>
  (service === 'onSite' ? onSiteFee : remoteFee).from;

const lettings = ['shortTerm', 'longTerm', 'self'] as const;
export type Letting = (typeof lettings)[number];

/** A year of each kind of letting, not rounded, and its assumptions. */
export type Sum = ReturnType<typeof calculateSum>;

const alternatives = { tenant: 'longTerm', self: 'self', empty: 'empty' } as const;

/** Works out the year with what a visitor has changed. */
export function calculateSum(changes: Partial<Assumptions>, facts: SumFacts) {
  const { figures, rates } = facts;
  const assumptions = completeAssumptions(changes, facts);
  const { now, service, price, stay, rent, guestCleaning, commission } = assumptions;
  const taxOf = (regime: TaxRegime) => taxBy(regime, rates, exampleTaxPercent(facts));
  const hosts = now === 'self';
  const occupancy = occupancyOf(assumptions);
  const nights = nightsAtOccupancy(occupancy);
  const changeovers = hosts ? Math.round(assumptions.changeovers) : staysInNights(nights, stay);
  const guestsPay = hosts
    ? assumptions.payout / (1 - commission / 100)
    : nights * price + changeovers * guestCleaning;
  const year = { ...assumptions, guestsPay, changeovers, vat: rates.vat.value };
  const tax = taxOf(assumptions.tax);
  const steps = {
    shortTerm: shortTermSteps({ ...year, fee: feePercent(service, figures) }, tax),
    longTerm: longTermSteps(rent, taxOf(assumptions.tenantTax)),
    self: shortTermSteps({ ...year, fee: 0, changeover: assumptions.ownCleaning }, tax),
  };
  const left = fromKeys(lettings, (one) =>
    amountOfStep(steps[one], hosts ? 'beforeTax' : 'inHand'),
  );
  return {
    ...{ facts, assumptions, nights, changeovers, ...steps },
    /** The visitor's changes to our assumptions. */
    changes,
    /** In per cent. */
    occupancy,
    /** The amounts to compare: after tax, but before tax for a host, who pays the same tax either way. */
    left: { ...left, empty: -assumptions.utilities * MONTHS },
    alternative: alternatives[now],
  };
}

/** A year of the example apartment of `content/company.yml`, managed on site. */
export const exampleSum = (facts: SumFacts): Sum => calculateSum({}, facts);

/** The same sum with other assumptions. */
export const recalculateSum = ({ changes, facts }: Sum, other: Partial<Assumptions>): Sum =>
  calculateSum({ ...changes, ...other }, facts);

/** An amount as it is shown: our own rent and price of a night, which are no whole euros, in whole euros. */
export function shownAmount({ assumptions, changes }: Sum, name: AmountName): number {
  const { [name]: amount } = assumptions;
  return changes[name] ?? (name === 'rent' || name === 'price' ? Math.round(amount) : amount);
}

/** What we take of the platform's payout: our fee, and the cleaning if we manage on site. */
export function ourShare({ shortTerm, assumptions }: Sum) {
  const cleaning = assumptions.service === 'onSite' ? amountOfStep(shortTerm, 'cleaning') : 0;
  const euros = -amountOfStep(shortTerm, 'fee') - cleaning;
  return { euros, share: euros / amountOfStep(shortTerm, 'paidOut') };
}

/** The platform's payout for a night. */
export const payoutPerNight = ({ shortTerm, nights }: Sum) =>
  amountOfStep(shortTerm, 'paidOut') / nights;
