import { number, type InferType } from 'yup';
import { fromKeys } from '../../../site/from-keys';
import { bounds } from '../../../site/sums/assumptions';
import { rateKeys, type RateKey } from '../../../site/sums/rates';
import { between, strictObject, localizedText, optionalAddress, optionalText } from '../fields';

interface RateRule {
  from: number;
  to: number;
  aboveProfit?: boolean;
}

const percent: RateRule = { from: 0, to: 100 };

const rateRules: Record<RateKey, RateRule> = {
  ...bounds,
  vat: percent,
  receiptsTax: percent,
  profitTax: percent,
  higherProfitTax: { ...percent, aboveProfit: true },
  furtherTax: { ...percent, aboveProfit: true },
  turnoverTax: percent,
  vatLimit: { from: 1, to: 1_000_000 },
  levy: { from: 0, to: 100 },
  levyLimit: { from: 0, to: 1000 },
};

const DAY = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

const rate = ({ from, to, aboveProfit = false }: RateRule) =>
  strictObject({
    value: between(from, to),
    from: number().test(
      'from',
      aboveProfit ? 'is required: the profit above which it holds' : 'belongs to other rates',
      (profit = 0) => aboveProfit === profit > 0,
    ),
    source: localizedText(),
    url: optionalAddress(),
    read: optionalText().matches(DAY, "must be a year, a month or a day like '2026-02', in quotes"),
  });

export const ratesSchema = strictObject(fromKeys(rateKeys, (key) => rate(rateRules[key])));

export type RatesFile = InferType<typeof ratesSchema>;
