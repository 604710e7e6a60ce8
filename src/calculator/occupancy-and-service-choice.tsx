import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { feePercent, services, recalculateSum, yearKinds } from '../site/sums/assumptions';
import type { Sum } from '../site/sums/assumptions';
import { betterService } from '../site/sums/better-service';
import * as styles from './owner-calculator-styles';
import { PillChoice } from './pill-choice';
import { useFormat } from './use-format';
import { useSumInterpolation } from './use-sum-interpolation';
import type { SumFields } from './use-sum';

/** The choice of the year's occupancy, and of the service. */
export function OccupancyAndServiceChoice({ sum, fields }: { sum: Sum; fields: SumFields }) {
  const { t } = useTranslation('owners');
  const { euros, percent } = useFormat();
  const { now, service, year } = sum.assumptions;
  const filled = now !== 'self' && t(`calculator.years.${year}`);
  const better = betterService(sum);
  const words = useSumInterpolation(sum);
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
          options={yearKinds}
          label={(one) => t(`calculator.years.${one}`)}
          note={(one) =>
            t(`calculator.booked.${one}`, {
              ...words,
              share: percent(recalculateSum(sum, { year: one }).occupancy),
            })
          }
          onChoose={fields.set}
        />
      )}
      <PillChoice
        name="service"
        legend={t('calculator.service')}
        value={service}
        options={services}
        label={(one) => t(`calculator.${one}`)}
        note={(one) => t('calculator.fee', { fee: percent(feePercent(one, sum.facts.figures)) })}
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
