import { recalculateSum, type Sum } from './assumptions';
import { amountOfStep } from './letting';

/** Which service leaves more, and below which price of a changeover remote management would. */
export function betterService(sum: Sum) {
  const onSite = recalculateSum(sum, { service: 'onSite' });
  const remote = recalculateSum(sum, { service: 'remote' });
  const fee = ({ shortTerm }: Sum) => amountOfStep(shortTerm, 'fee');
  const difference = onSite.left.shortTerm - remote.left.shortTerm;
  const saved = (fee(remote) - fee(onSite)) / onSite.changeovers;
  return {
    service: difference > 0 ? ('onSite' as const) : ('remote' as const),
    difference: Math.abs(difference),
    price: onSite.assumptions.changeover + saved,
  };
}
