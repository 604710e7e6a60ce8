import { useEffect, useRef, type ComponentProps, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../components/section';
import { visuallyHidden } from '../theme';
import { plainText } from '../site/plain-text';
import { sections } from '../site/sections';
import { situations, type SumFacts } from '../site/sums/assumptions';
import { AmountField } from './amount-field';
import * as styles from './full-sum-styles';
import { PillChoice } from './pill-choice';
import { SumAssumptions } from './sum-assumptions';
import { SumChoices } from './sum-choices';
import { SumResult } from './sum-result';
import { SumTable } from './sum-table';
import { useAnswer } from './use-answer';
import { useFigures } from './use-figures';
import { useAmountError } from './use-amount-error';
import { addressOf, firstAmounts, useSum } from './use-sum';
import { useSumWords } from './use-sum-words';
import { Worth } from './worth';

interface FullSumProps {
  facts: SumFacts;
  sources: ComponentProps<typeof SumAssumptions>['sources'];
  /** The slug of the article that compares both kinds of letting. */
  article?: string;
  /** Takes the visitor's sum in words. */
  onUse: (calculation: string) => void;
}

/** A year of short-term letting beside what the apartment brings otherwise, and what to make of it. */
export function FullSum({ facts, sources, article, onUse }: FullSumProps) {
  const { t } = useTranslation('owners');
  const { t: shared } = useTranslation('calculator');
  const section = useRef<HTMLDivElement>(null);
  const { sum, fields, handOver } = useSum(facts, section, true);
  const { now, rent, service, year } = sum.assumptions;
  const answer = useAnswer(sum);
  const { euros } = useFigures();
  const left = {
    short: euros(sum.inHand.shortTerm),
    rival: t(`calculator.rivals.${sum.rival}`),
    long: euros(sum.inHand[sum.rival]),
  };
  const inView = t('calculator.inView', left);
  const spoken = [answer.figure, answer.title, inView].filter(Boolean).join(' ');
  const { announced, focusInvalid, error } = useAmountError(sum, fields, section, spoken);
  const { from, to } = facts.figures.longTermIncome;
  const rough = now !== 'self' && (rent * 12 < from || rent * 12 > to);

  const words = useSumWords(sum);
  const handToForm = () => {
    const calculation = t(`calculator.note.${now === 'self' ? 'self' : 'tenant'}`, {
      ...words,
      ...left,
      now: `${shared('now')} ${shared(`situations.${now}`)}`,
      service: t(`calculator.${service}`),
      year: t(`calculator.inYear.${year}`),
      address: window.location.origin + addressOf(sum.changes),
    });
    onUse(plainText(calculation));
  };
  useEffect(() => {
    if (handOver) handToForm();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with the sum that was brought along
  }, [handOver]);
  const ask = (event: MouseEvent) => {
    if (focusInvalid()) event.preventDefault();
    else handToForm();
  };

  return (
    <Section name="calculator" title={t('calculator.title')}>
      <div ref={section}>
        <div id={sections.sum} css={styles.calculator} data-sheet>
          <p css={styles.inView} aria-hidden>
            {inView}
          </p>
          <div css={styles.inputs}>
            <PillChoice
              name="now"
              legend={shared('now')}
              value={now}
              options={situations}
              label={(one) => shared(`situations.${one}`)}
              onChoose={fields.set}
            />
            {firstAmounts(now).map((name) => (
              <AmountField
                key={name}
                sum={sum}
                fields={fields}
                name={name}
                slider={name === 'rent'}
                errorId={error?.name === name ? 'sum-error' : undefined}
                sx={styles.firstAmount}
              />
            ))}
            <p id="sum-error" css={styles.error}>
              {firstAmounts(now).some((name) => name === error?.name) && error?.text}
            </p>
            {rough && <p css={styles.small}>{t('calculator.rough')}</p>}
            <SumChoices sum={sum} fields={fields} />
          </div>
          <SumResult sum={sum} answer={answer} onAsk={ask} />
          <div css={styles.under}>
            <SumTable sum={sum} />
            <SumAssumptions sum={sum} fields={fields} sources={sources} />
            <p css={styles.small}>{t('calculator.leftOut')}</p>
          </div>
          <p css={visuallyHidden} role="status">
            {announced}
          </p>
        </div>
        {now !== 'self' && (
          <Worth sum={sum} fields={fields} answer={answer} article={article} onAsk={ask} />
        )}
      </div>
    </Section>
  );
}
