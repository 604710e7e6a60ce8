import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyles, errorText, textButton, visuallyHidden } from '../theme';
import { Wrap } from '../components/wrap';
import { useLanguage } from '../links/use-language';
import { pathTo } from '../site/paths';
import { sections } from '../site/sections';
import { situations, type SumFacts } from '../site/sums/assumptions';
import { HAND_OVER } from '../site/sums/sum-address';
import { AmountField } from './amount-field';
import { AnswerText } from './answer-text';
import * as styles from './estimate-styles';
import { LettingBars } from './letting-bars';
import { PillChoice } from './pill-choice';
import { useAnswer } from './use-answer';
import { useAmountError } from './use-amount-error';
import { firstAmounts, useSum } from './use-sum';
import { useSumWords } from './use-sum-words';
import { WaysOn } from './ways-on';

interface EstimateProps {
  facts: SumFacts;
  /** The slug of the article that compares both kinds of letting. */
  article?: string;
}

/** A plain form, so that it leads to the page for owners without scripts too. */
export function Estimate({ facts, article }: EstimateProps) {
  const { t } = useTranslation('home');
  const { t: shared } = useTranslation('calculator');
  const owners = pathTo(useLanguage(), 'owners');
  const form = useRef<HTMLFormElement>(null);
  const { sum, fields } = useSum(facts, form, false);
  const { now } = sum.assumptions;
  const answer = useAnswer(sum);
  const no = answer.band === 'tenant';
  const spoken = [answer.figure, answer.title, answer.text].filter(Boolean).join(' ');
  const { announced, error } = useAmountError(sum, fields, form, spoken);
  const words = useSumWords(sum);

  return (
    <section css={styles.estimate} aria-labelledby="estimate-title">
      <Wrap name="estimate">
        <form ref={form} action={owners} method="get" css={styles.formCard}>
          <h2 id="estimate-title" css={visuallyHidden}>
            {t('estimate.title')}
          </h2>
          <PillChoice
            name="now"
            legend={shared('now')}
            value={now}
            options={situations}
            label={(one) => shared(`situations.${one}`)}
            onChoose={fields.set}
            sx={styles.situation}
          />
          <div css={styles.fields}>
            {firstAmounts(now).map((name) => (
              <AmountField
                key={name}
                sum={sum}
                fields={fields}
                name={name}
                errorId={error?.name === name ? 'estimate-note' : undefined}
                sx={styles.field}
              />
            ))}
          </div>
          <div css={styles.result} data-result>
            <AnswerText answer={answer} as="p" />
            <LettingBars
              sum={sum}
              years={now === 'tenant' ? ['usual', 'average'] : ['usual']}
              sx={styles.bars}
            />
          </div>
          <div css={styles.actions}>
            <button
              type="submit"
              name={HAND_OVER}
              value="1"
              data-cta="primary"
              formAction={`${owners}#property-form`}
              css={buttonStyles(no ? 'secondary' : 'primary')}
            >
              {shared(no ? 'ways.anyway' : 'forecast')}
            </button>
            <button
              type="submit"
              data-cta="link"
              formAction={`${owners}#${no ? sections.worth : sections.sum}`}
              css={[textButton, styles.whole]}
            >
              {no ? shared('ways.improve') : t('estimate.whole')}
            </button>
          </div>
          {no && (
            <div css={styles.ways} data-ways>
              <p>{shared('ways.title')}</p>
              <WaysOn article={article} />
            </div>
          )}
          <p id="estimate-note" css={[styles.condition, error && errorText]}>
            {error?.text ??
              t(now === 'self' ? 'estimate.conditionSelf' : 'estimate.condition', words)}
          </p>
          <p role="status" css={visuallyHidden}>
            {announced}
          </p>
        </form>
      </Wrap>
    </section>
  );
}
