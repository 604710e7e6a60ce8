import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { feeOf, services, sumWith, years } from '../site/sums/assumptions';
import type { Sum, YearKind } from '../site/sums/assumptions';
import { betterService } from '../site/sums/verdict';
import * as styles from './full-sum-styles';
import { PillChoice } from './pill-choice';
import { useFigures } from './use-figures';
import type { SumFields } from './use-sum';

/** How well the apartment fills, and who manages it how. */
export function SumChoices({ sum, fields }: { sum: Sum; fields: SumFields }) {
  const { t } = useTranslation('owners');
  const { euros, percent } = useFigures();
  const { now, service, year } = sum.assumptions;
  const filled = now !== 'self' && t(`calculator.years.${year}`);
  const better = betterService(sum);

  /** How full a year is, and how much cheaper than in our example. */
  const yearNote = (one: YearKind) => {
    const { occupancy, assumptions } = sumWith(sum, { year: one });
    const average = sumWith(sum, { year: 'average' }).assumptions;
    const share = percent(occupancy);
    const less = Math.round((1 - assumptions.price / average.price) * 100);
    if (one === 'market' && less > 0)
      return t('calculator.cheaper', { share, less: percent(less) });
    return t(`calculator.booked.${one === 'usual' ? 'usual' : 'average'}`, { share });
  };

  return (
    <Disclosure
      title={[t(`calculator.${service}`), filled].filter(Boolean).join(' · ')}
      phoneOnly
      sx={styles.choices}
    >
      {now !== 'self' && (
        <PillChoice
          name="year"
          legend={t('calculator.year')}
          value={year}
          options={years}
          label={(one) => t(`calculator.years.${one}`)}
          note={yearNote}
          onChoose={fields.set}
        />
      )}
      <PillChoice
        name="service"
        legend={t('calculator.service')}
        value={service}
        options={services}
        label={(one) => t(`calculator.${one}`)}
        note={(one) => t('calculator.fee', { fee: percent(feeOf(one, sum.facts.figures)) })}
        onChoose={fields.set}
      />
      <p css={styles.small}>
        {t(`calculator.better.${better.service}`, {
          difference: euros(better.difference),
          price: euros(better.price),
        })}
      </p>
    </Disclosure>
  );
}
