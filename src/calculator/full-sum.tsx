import { useEffect, useRef, type ComponentProps, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../components/section';
import { visuallyHidden } from '../theme';
import { sections } from '../site/sections';
import type { Assumptions, SumFacts } from '../site/sums/assumptions';
import { FirstAmounts, SituationChoice } from './first-amounts';
import * as styles from './full-sum-styles';
import { SumAssumptions } from './sum-assumptions';
import { SumChoices } from './sum-choices';
import { SumResult } from './sum-result';
import { SumTable } from './sum-table';
import { useAmountError } from './use-amount-error';
import { useAnswer } from './use-answer';
import { useFigures } from './use-figures';
import { useSum } from './use-sum';

interface FullSumProps {
  facts: SumFacts;
  sources: ComponentProps<typeof SumAssumptions>['sources'];
  /** The slug of the article that compares both kinds of letting. */
  article?: string;
  /** Takes what the visitor assumes. */
  onUse: (changes: Partial<Assumptions>) => void;
}

/** A year of short-term letting beside what the apartment brings otherwise, and what to make of it. */
export function FullSum({ facts, sources, article, onUse }: FullSumProps) {
  const { t } = useTranslation('owners');
  const { euros } = useFigures();
  const section = useRef<HTMLDivElement>(null);
  const { sum, fields, handOver } = useSum(facts, section, true);
  const answer = useAnswer(sum);
  const inView = t('calculator.inView', {
    short: euros(sum.left.shortTerm),
    rival: t(`calculator.rivals.${sum.rival}`),
    long: euros(sum.left[sum.rival]),
  });
  const { announced, focusInvalid } = useAmountError(sum, fields, section, answer);

  useEffect(() => {
    if (handOver) onUse(sum.changes);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with the sum that was brought along
  }, [handOver]);
  const ask = (event: MouseEvent) => {
    if (focusInvalid()) event.preventDefault();
    else onUse(sum.changes);
  };
  return (
    <Section name="calculator" title={t('calculator.title')}>
      <div ref={section}>
        <div id={sections.sum} css={styles.calculator} data-sheet>
          <p css={styles.inView} aria-hidden>
            {inView}
          </p>
          <div css={styles.inputs}>
            <SituationChoice sum={sum} fields={fields} />
            <FirstAmounts sum={sum} fields={fields} sx={styles.firstAmount} />
            <SumChoices sum={sum} fields={fields} />
          </div>
          <SumResult sum={sum} fields={fields} answer={answer} article={article} onAsk={ask} />
          <div css={styles.under}>
            <SumTable sum={sum} />
            <SumAssumptions sum={sum} fields={fields} sources={sources} />
            <p css={styles.small}>{t('calculator.leftOut')}</p>
          </div>
          <p css={visuallyHidden} role="status">
            {announced}
          </p>
        </div>
      </div>
    </Section>
  );
}
