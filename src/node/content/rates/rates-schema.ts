import { number, type InferType } from 'yup';
import { rateKeys, type RateKey } from '../../../site/sums/rates';
import { between, group, localized, optionalAddress, text } from '../fields';

interface RateRule {
  least: number;
  most: number;
  /** Holds above a profit, which the rate must name. */
  aboveProfit?: boolean;
}

const percent: RateRule = { least: 0, most: 100 };

/** What each rate can sensibly be, so that a slip of the finger is found. */
const rateRules: Record<RateKey, RateRule> = {
  rent: { least: 200, most: 5000 },
  stay: { least: 1, most: 60 },
  utilities: { least: 0, most: 1000 },
  commission: { least: 0, most: 50 },
  vat: percent,
  receiptsTax: percent,
  profitTax: percent,
  higherProfitTax: { ...percent, aboveProfit: true },
  furtherTax: { ...percent, aboveProfit: true },
  turnoverTax: percent,
};

/** A year, a month or a day: as exactly as one knows it. */
const DAY = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

const rate = ({ least, most, aboveProfit = false }: RateRule) =>
  group({
    value: between(least, most),
    from: number().test(
      'from',
      aboveProfit ? 'is required: the profit above which it holds' : 'belongs to other rates',
      (from = 0) => aboveProfit === from > 0,
    ),
    source: localized(),
    url: optionalAddress(),
    read: text().matches(DAY, "must be a year, a month or a day like '2026-02', in quotes"),
  });

/** The shape of `content/sums.yml`: every rate is required, and no other is known. */
export const ratesSchema = group(
  Object.fromEntries(rateKeys.map((key) => [key, rate(rateRules[key])])) as Record<
    RateKey,
    ReturnType<typeof rate>
  >,
);

export type RatesFile = InferType<typeof ratesSchema>;
