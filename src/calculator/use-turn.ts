import { bounds, type Sum, type YearKind } from '../site/sums/assumptions';
import { turnOf } from '../site/sums/verdict';
import { useFigures } from './use-figures';

/** From which price of a night on we leave more than a tenant, in words for both years. */
export function useTurn(sum: Sum): Record<'usual' | 'average', string> {
  const { euros } = useFigures();
  const most = bounds.price.to;
  const write = (year: YearKind) => {
    const turn = turnOf(sum, year);
    return turn > most ? `> ${euros(most)}` : euros(turn);
  };
  return { usual: write('usual'), average: write('average') };
}
