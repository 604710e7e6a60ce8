import { useEffect, useRef, type ComponentProps, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { PillChoice } from '../components/pill-choice';
import { useNow } from '../components/use-now';
import { anchors } from '../site/routes';
import { dayInRiga } from '../site/riga-time';
import { feePercent, recalculateSum, services, yearKinds } from '../site/sums/assumptions';
import type { Assumptions, Sum, SumFacts } from '../site/sums/assumptions';
import type { Place } from '../site/sums/market';
import { betterService } from '../site/sums/verdict';
import type { SumControlProps } from './sum-fields';
import * as styles from './owner-calculator-styles';
import { OwnerAmountFields, PlaceChoice, SituationChoice } from './owner-choices';
import { LateSteps } from './late-parts';
import { useSumPath } from './next-steps';
import { SumAssumptions } from './sum-details';
import { SumResult } from './sum-result';
import { useDates, useFormat, useSumInterpolation } from './use-format';
import { useSum } from './use-sum';
import { useVerdictText } from './use-verdict-text';
import { VerdictAnnouncer } from './verdict-summary';

interface OwnerCalculatorProps {
  facts: SumFacts;
  sources: ComponentProps<typeof SumAssumptions>['sources'];
  /** The slug of the article that compares both kinds of letting. */
  comparisonSlug?: string;
  /** Takes what the visitor assumes. */
  onAttachSum: (changes: Partial<Assumptions>) => void;
  /** Takes each change, for a sum that is attached. */
  onChange: (changes: Partial<Assumptions>) => void;
  /** Where the form says that the apartment is. */
  place?: Place;
}

/** Compares a year of short-term letting with what the apartment earns otherwise, and gives the verdict. */
export function OwnerCalculator({
  facts,
  sources,
  comparisonSlug,
  onAttachSum,
  onChange,
  place,
}: OwnerCalculatorProps) {
  const { t } = useTranslation('owners');
  const { euros } = useFormat();
  const section = useRef<HTMLDivElement>(null);
  const { sum, fields, late, edited, forecastAsked, focusInvalid } = useSum(facts, section, {
    inAddress: true,
    place,
  });
  const answer = useVerdictText()(sum);
  const words = useSumInterpolation(sum);
  const inView = t('calculator.inView', {
    short: euros(sum.left.shortTerm),
    rival: t(`calculator.rivals.${sum.alternative}`),
    long: euros(sum.left[sum.alternative]),
  });

  useEffect(() => {
    if (forecastAsked) onAttachSum(sum.changes);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with the sum that was brought along
  }, [forecastAsked]);
  useEffect(() => {
    if (edited) onChange(sum.changes);
  }, [edited, sum.changes, onChange]);
  const ask = (event: MouseEvent) => {
    if (focusInvalid()) event.preventDefault();
    else onAttachSum(sum.changes);
  };
  return (
    <div ref={section}>
      <div id={anchors.sum} css={styles.calculator} data-sheet>
        {answer.verdict !== 'open' && (
          <p css={styles.stickyResult} aria-hidden>
            {inView}
          </p>
        )}
        <div css={styles.inputs}>
          <SituationChoice sum={sum} fields={fields} />
          <OwnerAmountFields sum={sum} fields={fields} sx={styles.firstAmount} />
          <PlaceChoice sum={sum} fields={fields} />
          <OccupancyAndServiceChoice sum={sum} fields={fields} />
        </div>
        <SumResult
          sum={sum}
          fields={fields}
          late={late}
          answer={answer}
          comparisonSlug={comparisonSlug}
          onAsk={ask}
        />
        <div css={styles.sumDetails}>
          <Disclosure title={t('calculator.every')}>
            <LateSteps {...late} sum={sum} />
          </Disclosure>
          <SumAssumptions sum={sum} fields={fields} sources={sources} />
          <p css={styles.small}>{t('calculator.leftOut', words)}</p>
          <Printed sum={sum} sources={sources} />
        </div>
        <VerdictAnnouncer answer={answer} sum={sum} />
      </div>
    </div>
  );
}

/** The choice of the year's occupancy, and of the service. */
function OccupancyAndServiceChoice({ sum, fields }: SumControlProps) {
  const { t } = useTranslation('owners');
  const { euros, percent } = useFormat();
  const { now, service, year } = sum.assumptions;
  const filled = now !== 'self' && t(`calculator.years.${year}`);
  const better = sum.facts.figures.remoteFee && betterService(sum);
  if (now === 'self' && !better) return null;
  return (
    <Disclosure
      title={[better && t(`calculator.${service}`), filled].filter(Boolean).join(' · ')}
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
              share: percent(recalculateSum(sum, { year: one }).occupancy),
            })
          }
          onChoose={fields.set}
        />
      )}
      {better && (
        <>
          <PillChoice
            name="service"
            legend={t('calculator.service')}
            value={service}
            options={services}
            label={(one) => t(`calculator.${one}`)}
            note={(one) =>
              t('calculator.fee', { fee: percent(feePercent(one, sum.facts.figures)) })
            }
            onChoose={fields.set}
          />
          <p css={styles.small}>
            {t(`calculator.better.${better.service}`, {
              difference: euros(better.difference),
              price: euros(better.price),
            })}
          </p>
        </>
      )}
    </Disclosure>
  );
}

/** What a sheet of paper needs: who made it and when, where it stands and what it rests on. */
function Printed({ sum, sources }: Pick<OwnerCalculatorProps, 'sources'> & { sum: Sum }) {
  const { t } = useTranslation('owners');
  const { day } = useDates();
  const path = useSumPath(sum);
  const now = useNow();
  const origin = now ? window.location.origin : '';
  const known = Object.values(sources).filter(({ source }) => source);
  const named = known.map(({ source, read }) => `${source}, ${read ? day(read) : ''}`);
  const { market } = sum.facts;
  if (market) named.push(`${market.source}, ${day(market.snapshot)}`);
  return (
    <p css={styles.printed} data-printed-from>
      {t('calculator.printed', {
        day: now ? day(dayInRiga(now)) : '',
        address: origin + path,
        sources: [...new Set(named)].join('; '),
      })}
    </p>
  );
}
