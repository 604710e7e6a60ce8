import type { Rates } from './rates';

export const taxRegimes = ['example', 'receipts', 'registered', 'micro'] as const;

export type TaxRegime = (typeof taxRegimes)[number];

/** The tax of a year in euros; `profit` is what is left after all costs, and may be a loss. */
export type Tax = (year: { receipts: number; profit: number }) => number;

/** How a regime taxes; `example` is the tax of the example, in per cent of what is left. */
export function taxBy(regime: TaxRegime, rates: Rates, example: number): Tax {
  const { profitTax, higherProfitTax, furtherTax, receiptsTax, turnoverTax } = rates;
  const taxes: Record<TaxRegime, Tax> = {
    example: ({ profit }) => percentOf(profitAbove(profit, 0), example),
    receipts: ({ receipts }) => percentOf(receipts, receiptsTax.value),
    micro: ({ receipts }) => percentOf(receipts, turnoverTax.value),
    registered: ({ profit }) =>
      percentOf(profitAbove(profit, 0), profitTax.value) +
      percentOf(
        profitAbove(profit, higherProfitTax.from),
        higherProfitTax.value - profitTax.value,
      ) +
      percentOf(profitAbove(profit, furtherTax.from), furtherTax.value),
  };
  return taxes[regime];
}

const percentOf = (amount: number, percent: number) => (amount * percent) / 100;

const profitAbove = (profit: number, from: number | null | undefined) =>
  Math.max(0, profit - (from ?? 0));
