import { useTranslation } from 'react-i18next';
import { sumWith, type Sum, type YearKind } from '../site/sums/assumptions';
import { bandOf, compare, hourlyOf, type Band } from '../site/sums/verdict';
import { useFigures } from './use-figures';

export interface Answer {
  band: Band | 'self';
  /** Before the title, larger. */
  figure?: string;
  title: string;
  text: string;
}

/** The answer to an owner, by what is in the apartment now, in the same words on every page. */
export function useAnswer(sum: Sum): Answer {
  const { t } = useTranslation('calculator');
  const { euros, exact, percent, value } = useFigures();
  const { now, hours, utilities } = sum.assumptions;
  const sumIn = (year: YearKind) => sumWith(sum, { year });

  if (now === 'self') {
    const compared = compare(sum);
    const values = { difference: euros(compared.difference), hours: value(hours, '') };
    const hourly = Math.round(hourlyOf(sum));
    return {
      band: 'self',
      figure: hourly > 0 ? euros(hourly) : undefined,
      title: t(hourly > 0 ? 'self.title' : 'self.nothing'),
      text: t(`self.${compared.kind}`, values),
    };
  }
  const band = bandOf(sum);
  if (now === 'empty') {
    const cost = utilities > 0 ? 'utilities' : 'rent';
    return {
      band,
      figure: cost === 'utilities' ? exact(utilities) : euros(sum.inHand.longTerm / 12),
      title: t(`empty.${cost}.title`),
      text: t(`empty.${cost}.text`, {
        year: euros(-sum.empty),
        tenant: euros(sum.inHand.longTerm),
        usual: euros(sumIn('usual').inHand.shortTerm),
        average: euros(sumIn('average').inHand.shortTerm),
      }),
    };
  }
  const comparedIn = (year: YearKind) => {
    const { kind, ...compared } = compare(sumIn(year));
    const values = { difference: euros(compared.difference), percent: percent(compared.percent) };
    return t(`difference.${kind}`, values);
  };
  return {
    band,
    title: t(`verdict.${band}`),
    text: t('compared', { usual: comparedIn('usual'), average: comparedIn('average') }),
  };
}
