import type { Rates } from './rates';

/** The ways of taxing that a visitor may choose from. */
export const taxRegimes = ['example', 'receipts', 'registered', 'micro'] as const;

export type TaxRegime = (typeof taxRegimes)[number];

/** What a year is taxed on, in euros. */
interface Taxed {
  /** All that guests or a tenant paid. */
  receipts: number;
  /** What is left of it after all costs. */
  profit: number;
}

/** The tax of a year in euros. A loss leaves the taxes on profit at nothing. */
export type Tax = (taxed: Taxed) => number;

/**
 * Says how a regime taxes a year.
 * @param example The tax of the example, in per cent of what is left.
 */
export function taxBy(regime: TaxRegime, rates: Rates, example: number): Tax {
  const { profitTax, higherProfitTax, furtherTax, receiptsTax, turnoverTax } = rates;
  const taxes: Record<TaxRegime, Tax> = {
    example: ({ profit }) => share(above(profit, 0), example),
    receipts: ({ receipts }) => share(receipts, receiptsTax.value),
    micro: ({ receipts }) => share(receipts, turnoverTax.value),
    registered: ({ profit }) =>
      share(above(profit, 0), profitTax.value) +
      share(above(profit, higherProfitTax.from), higherProfitTax.value - profitTax.value) +
      share(above(profit, furtherTax.from), furtherTax.value),
  };
  return taxes[regime];
}

const share = (amount: number, percent: number) => (amount * percent) / 100;

const above = (profit: number, from: number | null | undefined) =>
  Math.max(0, profit - (from ?? 0));
