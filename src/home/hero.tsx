import { useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  LateBars,
  LatePriceScale,
  LateSumLink,
  LateNotWorthItLinks,
} from '../calculator/late-parts';
import {
  FurtherFields,
  OwnerAmountFields,
  PlaceChoice,
  SituationChoice,
} from '../calculator/owner-choices';
import { useSumInterpolation } from '../calculator/use-format';
import { useSum } from '../calculator/use-sum';
import { useVerdictText } from '../calculator/use-verdict-text';
import { GreyWhileInvalid, VerdictAnnouncer, VerdictSummary } from '../calculator/verdict-summary';
import { Disclosure } from '../components/disclosure';
import { Picture } from '../components/picture';
import { Container } from '../components/section';
import { wholeRanges } from '../components/whole-ranges';
import { ButtonLink } from '../links/page-link';
import { useLanguage } from '../links/current-page';
import { anchors, pathTo } from '../site/routes';
import type { SumFacts } from '../site/sums/assumptions';
import { ASK_FORECAST } from '../site/sums/sum-url';
import { buttonStyles, kicker, lead, smallPrint, textButton, visuallyHidden } from '../theme';
import * as styles from './hero-styles';
import * as strip from './strip-styles';
import { RatingBadge } from './rating-badge';

interface HeroProps {
  data: Queries.HomePageQuery;
  facts: SumFacts;
  /** The slug of the article that compares both kinds of letting. */
  comparisonSlug?: string;
}

/** A field that a press leaves would show its error, and move the button from under the pointer. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * The first screen: one number, and the strip of inputs that it follows from.
 * A native form, so that it leads to the owners' page without scripts too.
 */
export function Hero({ data, facts, comparisonSlug }: HeroProps) {
  const { t } = useTranslation('home');
  const { t: shared } = useTranslation('calculator');
  const owners = pathTo(useLanguage(), 'owners');
  const form = useRef<HTMLFormElement>(null);
  const { sum, fields, late, focusInvalid, edited } = useSum(facts, form);
  const answer = useVerdictText()(sum);
  const values = useSumInterpolation()(sum);
  const { rating, profiles } = data.facts;
  const isTenantBetter = answer.verdict === 'tenant';
  const isPriceUnknown = answer.verdict === 'open';
  const isHost = answer.verdict === 'self';

  return (
    <div css={styles.hero}>
      <Container name="estimate">
        <form
          ref={form}
          action={owners}
          method="get"
          aria-labelledby="estimate-title"
          onSubmit={(event) => focusInvalid() && event.preventDefault()}
          css={styles.form}
        >
          <div css={styles.top}>
            <div css={styles.head}>
              <p css={kicker}>{t('hero.kicker')}</p>
              <h1>{t('hero.title')}</h1>
            </div>
            <h2 id="estimate-title" css={visuallyHidden}>
              {t('estimate.title')}
            </h2>
            <GreyWhileInvalid fields={fields}>
              <VerdictSummary
                answer={{ ...answer, tax: undefined, text: isHost ? answer.text : undefined }}
                stale={fields.refused.length > 0}
                as="p"
                sx={styles.answer}
              />
            </GreyWhileInvalid>
            {isPriceUnknown && (
              <GreyWhileInvalid fields={fields} sx={styles.scale}>
                <LatePriceScale {...late} sum={sum} />
              </GreyWhileInvalid>
            )}
            {answer.tax && (
              <GreyWhileInvalid fields={fields} sx={styles.tax}>
                <p>{wholeRanges(answer.tax)}</p>
              </GreyWhileInvalid>
            )}
            <div css={{ display: 'contents' }} data-section="home-hero">
              <ButtonLink to="consultation" kind="solid" sx={styles.primary}>
                {t('hero.primary')}
              </ButtonLink>
              <ButtonLink to="about" kind="secondary" sx={styles.secondary}>
                {t('hero.secondary')}
              </ButtonLink>
            </div>
            {rating && <RatingBadge rating={rating} profile={profiles?.host} sx={styles.rating} />}
          </div>
          <div css={strip.strip} data-strip>
            <SituationChoice sum={sum} fields={fields} sx={strip.situation} />
            <div css={[strip.fields, sum.assumptions.now === 'self' && strip.hostFields]}>
              <OwnerAmountFields sum={sum} fields={fields} sx={strip.field} />
              <PlaceChoice sum={sum} fields={fields} sx={strip.select} />
            </div>
            <button
              type="submit"
              name={ASK_FORECAST}
              value="1"
              data-cta="primary"
              formAction={`${owners}#property-form`}
              onMouseDown={keepFocus}
              css={buttonStyles(isTenantBetter ? 'secondary' : 'primary')}
            >
              {shared(isTenantBetter ? 'nextSteps.anyway' : 'forecast')}
            </button>
          </div>
          <Picture
            image={data.hero.gatsbyImageData}
            alt={t('hero.picture')}
            priority
            sx={styles.picture}
          />
          <div css={styles.rest}>
            <p css={[lead, styles.sentence]}>{t('hero.lead')}</p>
            <button
              type="submit"
              data-cta="link"
              formAction={`${owners}#${anchors.sum}`}
              onMouseDown={keepFocus}
              css={textButton}
            >
              {t('estimate.fullSum')}
            </button>
            {isTenantBetter && <LateNotWorthItLinks {...late} comparisonSlug={comparisonSlug} />}
            <Disclosure title={t('estimate.basis')} sx={styles.basis}>
              <GreyWhileInvalid fields={fields} sx={styles.reasons}>
                <LateBars {...late} sum={sum} />
                <LatePriceScale {...late} sum={sum} />
              </GreyWhileInvalid>
              <FurtherFields sum={sum} fields={fields} sx={styles.further} />
              {!isHost && <p>{answer.text}</p>}
              <div>
                <p css={smallPrint}>
                  {t(isHost ? 'estimate.conditionSelf' : 'estimate.condition', values)}
                </p>
                {late.wanted && <LateSumLink {...late} sum={sum} />}
              </div>
            </Disclosure>
          </div>
          <VerdictAnnouncer answer={answer} sum={sum} edited={edited} />
        </form>
      </Container>
    </div>
  );
}
