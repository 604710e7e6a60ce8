export const MONTHS = 12;
export const WEEKS = 52;

/** The rates of `content/rates.yml` that the sum uses, public rates and assumptions of our own, with their units. */
export const rateUnits = {
  stay: '',
  guestCleaning: '€',
  utilities: '€',
  extras: '€',
  emptyWeeks: '',
  accountant: '€',
  commission: '%',
  vat: '%',
  receiptsTax: '%',
  profitTax: '%',
  higherProfitTax: '%',
  furtherTax: '%',
  contributions: '%',
  contributionsFrom: '€',
  pensionContributions: '%',
  minimum: '€',
  turnoverTax: '%',
  vatLimit: '€',
  levy: '€',
  levyLimit: '€',
  propertyTax: '%',
  homeTax: '%',
  middleHomeTax: '%',
  upperHomeTax: '%',
} as const;

export type RateKey = keyof typeof rateUnits;
export const rateKeys = Object.keys(rateUnits) as RateKey[];

interface Rate {
  value: number;
  /** The profit or the cadastral value above which the rate holds. */
  from?: number | null;
}

export type Rates = Readonly<Record<RateKey, Rate>>;

/** The regimes by law for guests' money; from a tenant's, 10 per cent of the receipts in each. */
export const regimes = ['receipts', 'registered', 'micro'] as const;
export type Regime = (typeof regimes)[number];

/** What a visitor can choose. */
export const taxChoices = ['unknown', ...regimes] as const;

/**
 * Who registers an activity: employed, whose wage uses up the non-taxable minimum; a pensioner or somebody
 * who lives abroad, exempt from contributions, with the minimum used up or none; or neither.
 */
export const persons = ['employed', 'exempt', 'neither'] as const;
export type Person = (typeof persons)[number];

/** Whose account on the platform has the listing: VAT on the commission is due from that one. */
export const accounts = ['own', 'ours'] as const;

/** The part of that VAT which the owner pays, in per cent of the commission; a host has the listing. */
export const vatPercent = (of: { account: string; now: string }, { vat }: Rates) =>
  of.account === 'ours' && of.now !== 'self' ? 0 : vat.value;

interface TaxedYear {
  receipts: number;
  /** What is left after all costs; may be a loss. */
  profit: number;
  /** Paid already; the only cost that lowers receipts. */
  propertyTax: number;
}

/** What a year costs after its other costs, in euros. */
export type Tax = (year: TaxedYear) => { accountant: number; contributions: number; tax: number };

const percentOf = (amount: number, { value }: Rate) => (amount * value) / 100;

const above = (amount: number, from: number | null | undefined) =>
  Math.max(0, amount - (from ?? 0));

/** The income of a year from which on contributions are due on it, and not on pensions alone. */
export const contributionsLimit = ({ contributionsFrom }: Rates) =>
  contributionsFrom.value * MONTHS;

/**
 * Social security contributions of a registered activity: the full rate of the limit and the pensions' rate of the
 * rest, or below the limit the pensions' rate of all.
 */
function contributionsOf(income: number, rates: Rates, person: Person): number {
  if (person === 'exempt' || income <= 0) return 0;
  const limit = contributionsLimit(rates);
  const full = income < limit ? 0 : limit;
  return (
    percentOf(full, rates.contributions) + percentOf(income - full, rates.pensionContributions)
  );
}

/** The tax in bands, each of which begins above its limit and has a rate of its own. */
const inBands = (amount: number, bands: readonly Rate[]) =>
  bands.reduce((tax, { value, from }, at) => {
    const more = { value: value - (bands[at - 1]?.value ?? 0) };
    return tax + percentOf(above(amount, from), more);
  }, 0);

const profitTaxOf = (profit: number, { profitTax, higherProfitTax, furtherTax }: Rates) =>
  inBands(profit, [profitTax, higherProfitTax]) +
  percentOf(above(profit, furtherTax.from), furtherTax);

interface Taxpayer {
  person: Person;
  /** Euros a month, once an activity is registered. */
  accountant: number;
}

/** How a regime taxes guests' money, or a tenant's with `receipts`. */
export function taxBy(regime: Regime, rates: Rates, { person, accountant }: Taxpayer): Tax {
  const bookkeeping = accountant * MONTHS;
  const taxes: Record<Regime, Tax> = {
    receipts: ({ receipts, propertyTax }) => ({
      accountant: 0,
      contributions: 0,
      tax: percentOf(above(receipts, propertyTax), rates.receiptsTax),
    }),
    registered: ({ profit }) => {
      const income = profit - bookkeeping;
      const contributions = contributionsOf(income, rates, person);
      const free = person === 'neither' ? rates.minimum.value * MONTHS : 0;
      const tax = profitTaxOf(income - contributions - free, rates);
      return { accountant: bookkeeping, contributions, tax };
    },
    micro: ({ receipts }) => ({
      accountant: bookkeeping,
      contributions: 0,
      tax: percentOf(receipts, rates.turnoverTax),
    }),
  };
  return taxes[regime];
}

/** Property tax of a year: of a home where somebody has declared residence, or with guests. */
export const propertyTaxOf = (value: number, rates: Rates, home: boolean): number =>
  home
    ? inBands(value, [rates.homeTax, rates.middleHomeTax, rates.upperHomeTax])
    : percentOf(value, rates.propertyTax);

/** The guests of a stay in our examples. */
const GUESTS = 2;

/** Riga's levy on a stay of two adults. */
export const levyOfStay = (nights: number, levy: number, { levyLimit }: Rates) =>
  GUESTS * Math.min(nights * levy, levyLimit.value);
