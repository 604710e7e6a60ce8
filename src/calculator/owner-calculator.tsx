import { useEffect, useRef, type ComponentProps, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../components/section';
import { anchors } from '../site/anchors';
import type { Assumptions, SumFacts } from '../site/sums/assumptions';
import { VerdictAnnouncer } from './verdict-announcer';
import { OwnerAmountFields, SituationChoice } from './owner-amount-fields';
import * as styles from './owner-calculator-styles';
import { SumAssumptions } from './sum-assumptions';
import { OccupancyAndServiceChoice } from './occupancy-and-service-choice';
import { SumResult } from './sum-result';
import { SumTable } from './sum-table';
import { useVerdictText } from './use-verdict-text';
import { useFormat } from './use-format';
import { useSum } from './use-sum';

interface OwnerCalculatorProps {
  facts: SumFacts;
  sources: ComponentProps<typeof SumAssumptions>['sources'];
  /** The slug of the article that compares both kinds of letting. */
  comparisonSlug?: string;
  /** Takes what the visitor assumes. */
  onAttachSum: (changes: Partial<Assumptions>) => void;
}

/** Compares a year of short-term letting with what the apartment earns otherwise, and gives the verdict. */
export function OwnerCalculator({
  facts,
  sources,
  comparisonSlug,
  onAttachSum,
}: OwnerCalculatorProps) {
  const { t } = useTranslation('owners');
  const { euros } = useFormat();
  const section = useRef<HTMLDivElement>(null);
  const { sum, fields, forecastAsked, focusInvalid } = useSum(facts, section, true);
  const answer = useVerdictText(sum);
  const inView = t('calculator.inView', {
    short: euros(sum.left.shortTerm),
    rival: t(`calculator.rivals.${sum.alternative}`),
    long: euros(sum.left[sum.alternative]),
  });

  useEffect(() => {
    if (forecastAsked) onAttachSum(sum.changes);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with the sum that was brought along
  }, [forecastAsked]);
  const ask = (event: MouseEvent) => {
    if (focusInvalid()) event.preventDefault();
    else onAttachSum(sum.changes);
  };
  return (
    <Section name="calculator" title={t('calculator.title')}>
      <div ref={section}>
        <div id={anchors.sum} css={styles.calculator} data-sheet>
          <p css={styles.stickyResult} aria-hidden>
            {inView}
          </p>
          <div css={styles.inputs}>
            <SituationChoice sum={sum} fields={fields} />
            <OwnerAmountFields sum={sum} fields={fields} sx={styles.firstAmount} />
            <OccupancyAndServiceChoice sum={sum} fields={fields} />
          </div>
          <SumResult
            sum={sum}
            fields={fields}
            answer={answer}
            comparisonSlug={comparisonSlug}
            onAsk={ask}
          />
          <div css={styles.sumDetails}>
            <SumTable sum={sum} />
            <SumAssumptions sum={sum} fields={fields} sources={sources} />
            <p css={styles.small}>{t('calculator.leftOut')}</p>
          </div>
          <VerdictAnnouncer answer={answer} />
        </div>
      </div>
    </Section>
  );
}
