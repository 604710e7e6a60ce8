import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyles, textButton, visuallyHidden } from '../theme';
import { Disclosure } from '../components/disclosure';
import { useLanguage } from '../links/use-language';
import { pathTo, anchors } from '../site/routes';
import type { SumFacts } from '../site/sums/assumptions';
import { ASK_FORECAST } from '../site/sums/sum-url';
import * as styles from './estimate-styles';
import { LettingBars } from '../calculator/letting-bars';
import { NotWorthItLinks, SumLink } from '../calculator/next-steps';
import {
  FurtherAmounts,
  OwnerAmountFields,
  PlaceChoice,
  SituationChoice,
} from '../calculator/owner-choices';
import { PriceScale } from '../calculator/price-scale';
import { useSumInterpolation } from '../calculator/use-format';
import { useSum } from '../calculator/use-sum';
import { useVerdictText } from '../calculator/use-verdict-text';
import { GreyWhileInvalid, VerdictAnnouncer, VerdictSummary } from '../calculator/verdict-summary';

interface EstimateProps {
  facts: SumFacts;
  /** The slug of the article that compares both kinds of letting. */
  comparisonSlug?: string;
}

/** A native form, so that it leads to the owners' page without scripts too. */
export function Estimate({ facts, comparisonSlug }: EstimateProps) {
  const { t } = useTranslation('home');
  const { t: shared } = useTranslation('calculator');
  const owners = pathTo(useLanguage(), 'owners');
  const form = useRef<HTMLFormElement>(null);
  const { sum, fields, focusInvalid } = useSum(facts, form, { inAddress: false });
  const { now } = sum.assumptions;
  const answer = useVerdictText()(sum);
  const no = answer.verdict === 'tenant';
  const words = useSumInterpolation(sum);

  return (
    <form
      ref={form}
      action={owners}
      method="get"
      onSubmit={(event) => focusInvalid() && event.preventDefault()}
      css={styles.formCard}
    >
      <h2 id="estimate-title" css={visuallyHidden}>
        {t('estimate.title')}
      </h2>
      <div css={styles.inputs}>
        <SituationChoice sum={sum} fields={fields} sx={styles.situation} />
        <div css={styles.fields}>
          <OwnerAmountFields sum={sum} fields={fields} sx={styles.field} />
          <PlaceChoice sum={sum} fields={fields} sx={styles.select} />
        </div>
      </div>
      <GreyWhileInvalid fields={fields} sx={styles.wideGridArea('answer')}>
        <VerdictSummary answer={answer} stale={fields.refused.length > 0} as="p" />
      </GreyWhileInvalid>
      <div css={styles.actions}>
        <button
          type="submit"
          name={ASK_FORECAST}
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
          formAction={`${owners}#${anchors.sum}`}
          css={[textButton, styles.calculatorLink]}
        >
          {t('estimate.whole')}
        </button>
      </div>
      <GreyWhileInvalid fields={fields} sx={styles.wideGridArea('price')}>
        <PriceScale sum={sum} />
      </GreyWhileInvalid>
      <GreyWhileInvalid fields={fields} sx={styles.bars}>
        <LettingBars sum={sum} />
      </GreyWhileInvalid>
      <div css={styles.foot}>
        {no && <NotWorthItLinks comparisonSlug={comparisonSlug} />}
        <FurtherAmounts sum={sum} fields={fields} sx={styles.further} />
        <Disclosure title={t('estimate.basis')}>
          <p css={styles.condition}>
            {t(now === 'self' ? 'estimate.conditionSelf' : 'estimate.condition', words)}
          </p>
        </Disclosure>
        <SumLink sum={sum} />
      </div>
      <VerdictAnnouncer answer={answer} sum={sum} />
    </form>
  );
}
