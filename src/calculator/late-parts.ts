import { latePart } from '../components/late-part';

/** The parts of a sum that a visitor reads after the first answer. */
export const LateBars = latePart(() =>
  import(/* webpackChunkName: "sum" */ './letting-bars').then(({ LettingBars }) => LettingBars),
);
export const LatePriceScale = latePart(() =>
  import(/* webpackChunkName: "sum" */ './price-scale').then(({ PriceScale }) => PriceScale),
);
export const LateSumLink = latePart(() =>
  import(/* webpackChunkName: "sum" */ './next-steps').then(({ SumLink }) => SumLink),
);
export const LateNotWorthItLinks = latePart(() =>
  import(/* webpackChunkName: "sum" */ './next-steps').then((file) => file.NotWorthItLinks),
);
export const LateMonths = latePart(() =>
  import(/* webpackChunkName: "sum-steps" */ './income-by-month').then(
    (file) => file.IncomeByMonth,
  ),
);
export const LateSteps = latePart(() =>
  import(/* webpackChunkName: "sum-steps" */ './sum-steps').then(({ SumSteps }) => SumSteps),
);
