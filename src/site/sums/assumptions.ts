import type { Figure, FigureRange } from '../format-figure';
import { fromKeys } from '../from-keys';
import { amountOfStep, longTermSteps, shortTermSteps, withTax } from './letting';
import { listingsLike, median, type Market, type Place } from './market';
import { MONTHS, WEEKS, accounts, persons, taxChoices, type Rates, type Regime } from './tax';
import { levyOfStay, propertyTaxOf, taxBy, vatPercent } from './tax';

export const services = ['onSite', 'remote'] as const;

/** Our usual occupancy; the market's average. */
export const yearKinds = ['usual', 'average'] as const;

export const situations = ['tenant', 'self', 'empty'] as const;
export type Situation = (typeof situations)[number];

/** The bounds of the amounts; `rent`, `utilities`, `extras` and `accountant` are for a month. */
export const bounds = {
  rent: { from: 100, to: 5000, unit: '€' },
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
  /** Due once an activity is registered. */
  accountant: { from: 0, to: 1000, unit: '€' },
  /** The levy for a guest and night; 0 where guests pay it. */
  levy: { from: 0, to: 10, unit: '€' },
  /** The cadastral value of the apartment; 0 where it is not counted. */
  cadastre: { from: 0, to: 500_000, unit: '€' },
  /** The weeks of a year between two tenants. */
  emptyWeeks: { from: 0, to: 26, unit: '' },
  /** The nights of a year that the owner stays there. */
  ownNights: { from: 0, to: 300, unit: '' },
  /** How many such apartments the owner lets, for the limit of VAT. */
  flats: { from: 1, to: 50, unit: '' },
} as const satisfies Record<string, Figure>;

export type AmountName = keyof typeof bounds;
export const amountNames = Object.keys(bounds) as AmountName[];

/** What a visitor can choose, beside the place. */
export const choices = {
  ...{ service: services, year: yearKinds, now: situations },
  ...{ tax: taxChoices, person: persons, account: accounts },
};
type Choices = { [Name in keyof typeof choices]: (typeof choices)[Name][number] };

export type Assumptions = Record<AmountName, number> & Choices & Place;

/** The figures of `content/company.yml` that the sum uses. */
export const sumFigureKeys = [
  ...(['longTermExample', 'shortTermExample', 'longTermIncome', 'exampleTax'] as const),
  ...(['occupancy', 'marketOccupancy', 'averageDailyRate', 'ownerWeeklyHours'] as const),
  ...(['onSiteFee', 'ourCleaning', 'ownCleaning', 'remoteFee'] as const),
];

export interface SumFacts {
  figures: Readonly<Record<Exclude<(typeof sumFigureKeys)[number], 'remoteFee'>, FigureRange>> & {
    /** Missing where the company manages on site alone. */
    readonly remoteFee?: FigureRange;
  };
  rates: Rates;
  /** What listings ask, if the content has such a file. */
  market?: Market | null;
}

/** The midpoint of a range, for calculations. */
export const midpoint = ({ from, to }: FigureRange) => (from + to) / 2;

const DAYS = 365;

/** The price of a night in the example, all that guests pay for it; in proportion, for an apartment with another rent. */
export function examplePrice({ figures, rates }: SumFacts, rent = exampleRent(figures)): number {
  const nights = Math.round((DAYS * midpoint(figures.occupancy)) / 100);
  const guestsPay = midpoint(figures.shortTermExample) / (1 - rates.commission.value / 100);
  return (guestsPay / nights) * (rent / exampleRent(figures));
}

const exampleRent = ({ longTermExample }: SumFacts['figures']) =>
  midpoint(longTermExample) / MONTHS;

/** The listings like the visitor's apartment, once something of its place is chosen. */
export const listingsOf = ({ changes, facts }: Pick<Sum, 'changes' | 'facts'>) =>
  changes.where || changes.bedrooms ? listingsLike(changes, facts.market) : undefined;

/** Riga's average occupancy, and its average price of a night or the median of the chosen listings. */
export function marketYear(sum: Pick<Sum, 'changes' | 'facts'>) {
  const listings = listingsOf(sum);
  const price = listings ? median(listings.price) : midpoint(sum.facts.figures.averageDailyRate);
  return { year: 'average' as const, price };
}

export const toCents = (amount: number) => Math.round(amount * 100) / 100;

/** Our exact value, also if a visitor types it as it is shown, or a link holds it to the cent. */
const keepPrecision = (own: number, typed = own) =>
  [Math.round(own), toCents(own)].includes(typed) ? own : typed;

/** The choices before a visitor makes any. */
const defaults = {
  ...({ now: 'tenant', service: 'onSite', year: 'usual' } as const),
  ...({ tax: 'unknown', person: 'employed', account: 'own' } as const),
  ...{ ownCleaning: 0, cadastre: 0, ownNights: 0, flats: 1 },
};

/** Amounts that are rates of the content. */
const ratedAmounts = [
  ...(['stay', 'commission', 'utilities', 'extras', 'accountant'] as const),
  ...(['levy', 'emptyWeeks'] as const),
];

/**
 * Fills in what a visitor has not changed. The price of a night is the median of the chosen listings, which ask a fee for
 * cleaning beside it, or that of our example, which contains one.
 */
export function completeAssumptions(changed: Partial<Assumptions>, facts: SumFacts): Assumptions {
  const { figures, rates } = facts;
  const listings = listingsOf({ changes: changed, facts });
  const known = {
    ...defaults,
    ...fromKeys(ratedAmounts, (name) => rates[name].value),
    usual: midpoint(figures.occupancy),
    average: midpoint(figures.marketOccupancy),
    payout: midpoint(figures.shortTermExample),
    hours: midpoint(figures.ownerWeeklyHours),
    guestCleaning: listings ? rates.guestCleaning.value : 0,
    ...changed,
    ...(!figures.remoteFee && ({ service: 'onSite' } as const)),
  };
  const chosen = { ...known, year: known.now === 'self' ? ('usual' as const) : known.year };
  const onSite = known.service === 'onSite';
  return {
    changeovers: atLeastOne(atLeastOne(exactNights(chosen)) / known.stay),
    changeover: midpoint(onSite ? figures.ourCleaning : figures.ownCleaning),
    ...chosen,
    rent: keepPrecision(exampleRent(figures), changed.rent),
    price: keepPrecision(listings ? median(listings.price) : examplePrice(facts), changed.price),
  };
}

const atLeastOne = (count: number) => Math.max(1, Math.round(count));

/** The nights of a kind of year, whose occupancy is of those that the owner does not keep. */
const exactNights = (assumptions: Pick<Assumptions, 'year' | 'usual' | 'average' | 'ownNights'>) =>
  ((DAYS - assumptions.ownNights) * assumptions[assumptions.year]) / 100;

/** Our fee for a service, in per cent of what is paid out. */
export const feePercent = (
  service: Choices['service'],
  { onSiteFee, remoteFee }: SumFacts['figures'],
) => ((service === 'remote' && remoteFee) || onSiteFee).from;

export const lettings = ['shortTerm', 'longTerm', 'self'] as const;
export type Letting = (typeof lettings)[number];

/** A year of each kind of letting, not rounded, and its assumptions. */
export type Sum = ReturnType<typeof calculateSum>;

/**
 * Works out the year with what a visitor has changed. A verdict counts parts of nights and stays (`exact`), since of
 * whole ones the last stay may cost more than its nights bring.
 */
export function calculateSum(changes: Partial<Assumptions>, facts: SumFacts, exact = false) {
  const { figures, rates } = facts;
  const assumptions = completeAssumptions(changes, facts);
  const { now, service, price, stay, rent, guestCleaning, commission, cadastre } = assumptions;
  const { levy, utilities, tax } = assumptions;
  const hosts = now === 'self';
  const counted = exact ? (count: number) => count : atLeastOne;
  const nights = counted(exactNights(assumptions));
  const changeovers = hosts ? Math.round(assumptions.changeovers) : counted(nights / stay);
  const guestsPay = hosts
    ? assumptions.payout / (1 - commission / 100)
    : nights * price + changeovers * guestCleaning;
  const year = {
    ...{ ...assumptions, guestsPay, changeovers, vat: vatPercent(assumptions, rates) },
    levy: changeovers * levyOfStay(nights / changeovers, levy, rates),
    propertyTax: propertyTaxOf(cadastre, rates, false),
  };
  const rented = rent * MONTHS * (1 - assumptions.emptyWeeks / WEEKS);
  const steps = {
    shortTerm: shortTermSteps({ ...year, fee: feePercent(service, figures) }),
    longTerm: longTermSteps(rented, propertyTaxOf(cadastre, rates, true)),
    self: shortTermSteps({ ...year, fee: 0, changeover: assumptions.ownCleaning }),
  };
  const left = {
    ...fromKeys(lettings, (letting) => amountOfStep(steps[letting], 'beforeTax')),
    empty: -utilities * MONTHS - year.propertyTax,
  };
  const afterTax = (regime: Regime) =>
    fromKeys(lettings, (letting) => {
      const taxes = taxBy(letting === 'longTerm' ? 'receipts' : regime, rates, assumptions);
      return withTax(steps[letting], taxes);
    });
  const otherwise: 'empty' | 'longTerm' =
    now === 'empty' && left.empty > left.longTerm ? 'empty' : 'longTerm';
  return {
    ...{ facts, assumptions, nights, changeovers },
    ...(tax === 'unknown' ? steps : afterTax(tax)),
    /** The visitor's changes to our assumptions. */
    changes,
    /** The share of nights that are booked, in per cent. */
    occupancy: assumptions[assumptions.year],
    /** The amounts to compare, before tax. */
    left,
    /** What we are measured against: the better one, where the apartment is empty. */
    alternative: hosts ? ('self' as const) : otherwise,
  };
}

/** A year of the example apartment of `content/company.yml`, managed on site. */
export const exampleSum = (facts: SumFacts): Sum => calculateSum({}, facts);

/** Calculates a sum again with other assumptions. */
export const recalculateSum = (
  { changes, facts }: Pick<Sum, 'changes' | 'facts'>,
  other: Partial<Assumptions>,
): Sum => calculateSum({ ...changes, ...other }, facts);

/** An amount as it is shown: our own rent and price of a night, which are no whole euros, in whole euros. */
export function shownAmount({ assumptions, changes }: Sum, name: AmountName): number {
  const { [name]: amount } = assumptions;
  return ['rent', 'price'].includes(name) && changes[name] !== amount ? Math.round(amount) : amount;
}
