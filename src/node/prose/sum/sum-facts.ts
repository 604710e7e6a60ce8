import type { FigureEnds, FigureKey } from '../../../site/figures';
import { sumFigures, type SumFacts } from '../../../site/sums/assumptions';
import { rateKeys, type Rate, type RateKey } from '../../../site/sums/rates';

/** What the content says for the full sum, and nothing beside it; missing while a file is wrong. */
export function sumFacts(
  company: { figures: Readonly<Record<FigureKey, FigureEnds>> } | undefined,
  rates: Readonly<Record<RateKey, Rate>> | undefined,
): SumFacts | undefined {
  if (!company || !rates) return undefined;
  const figure = (key: FigureKey) => ({
    from: company.figures[key].from,
    to: company.figures[key].to,
  });
  const rate = (key: RateKey) => ({ value: rates[key].value, from: rates[key].from ?? null });
  return {
    figures: Object.fromEntries(sumFigures.map((key) => [key, figure(key)])) as SumFacts['figures'],
    rates: Object.fromEntries(rateKeys.map((key) => [key, rate(key)])) as SumFacts['rates'],
  };
}
