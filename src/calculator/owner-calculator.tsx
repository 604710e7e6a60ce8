import { css } from '@emotion/react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { PillChoice } from '../components/pill-choice';
import { wholeRanges } from '../components/whole-ranges';
import { anchors } from '../site/routes';
import { feePercent, services, yearKinds } from '../site/sums/assumptions';
import type { Assumptions, SumFacts } from '../site/sums/assumptions';
import type { Place } from '../site/sums/market';
import { betterService } from '../site/sums/verdict';
import { grid, media, smallPrint, tabular, whiteCard } from '../theme';
import type { SumControlProps } from './sum-fields';
import { OwnerAmountFields, PlaceChoice, SituationChoice } from './owner-choices';
import { SumDetails, type SumSources } from './sum-details';
import { SumResult } from './sum-result';
import { useFormat } from './use-format';
import { useSum } from './use-sum';
import { useVerdictText } from './use-verdict-text';
import { VerdictAnnouncer } from './verdict-summary';

interface OwnerCalculatorProps {
  facts: SumFacts;
  sources: SumSources;
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
export function OwnerCalculator(props: OwnerCalculatorProps) {
  const { facts, sources, comparisonSlug, onAttachSum, onChange, place } = props;
  const { t } = useTranslation('owners');
  const { euros } = useFormat();
  const section = useRef<HTMLDivElement>(null);
  const { sum, fields, late, edited, forecastAsked, focusInvalid } = useSum(facts, section, {
    inAddress: true,
    place,
  });
  const answer = useVerdictText()(sum);
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
    <div ref={section} id={anchors.sum} css={calculator} data-sheet>
      {answer.verdict !== 'open' && (
        <p css={stickyResult} aria-hidden>
          {wholeRanges(inView)}
        </p>
      )}
      <div css={inputs}>
        <SituationChoice sum={sum} fields={fields} />
        <OwnerAmountFields sum={sum} fields={fields} sx={firstAmount} />
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
      <SumDetails sum={sum} fields={fields} late={late} sources={sources} />
      <VerdictAnnouncer answer={answer} sum={sum} edited={edited} />
    </div>
  );
}

const calculator = css(whiteCard, {
  position: 'relative',
  display: 'grid',
  overflow: 'clip',
  scrollMarginTop: 'calc(var(--header) + 24px)',
  '--panel': 'clamp(20px, 10px + 2.6vw, 56px)',
  '& > div': { minWidth: 0, padding: 'var(--panel)' },
  [media.large]: { gridTemplateColumns: '5fr 8fr' },
  // Small enough for one sheet, and without the controls.
  '@media print': {
    '--fs-small': '0.6875rem',
    '--fs-note': '0.75rem',
    '--fs-lead': '1rem',
    display: 'block',
    // Its round corners would cut off the first letters.
    overflow: 'visible',
    border: 0,
    font: '400 var(--fs-note) / 1.35 var(--text)',
    zoom: 0.66,
    '& > div': { padding: '0 0 8px', background: 'none' },
    '& :is(input, select)': { minHeight: 0, padding: '2px 8px', fontSize: 'var(--fs-note)' },
    '&& :is(p, small)': { maxWidth: 'none', marginTop: 4 },
    'fieldset > div': { gridTemplateColumns: '1fr' },
    "label:not(:only-child):has([type='radio']:not(:checked))": { display: 'none' },
  },
});

/** On a phone the label stands beside its field. */
const firstAmount = css({
  [media.belowPhablet]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 16,
    input: { width: '7rem' },
    '& > div': { gridColumn: '1 / -1' },
  },
  [media.narrowPhone]: { display: 'block' },
});

const inputs = css(grid('clamp(18px, 10px + 2vw, 32px)'), {
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '@media print': { gridTemplateColumns: 'repeat(6, 1fr)', gap: 12, '& > p': { display: 'none' } },
});

/** Where the result is not beside the controls, it sticks to the viewport while a visitor uses them. */
const stickyResult = css(tabular, {
  display: 'none',
  [media.belowLarge]: {
    position: 'sticky',
    zIndex: 1,
    top: 'var(--header)',
    display: 'block',
    padding: '10px 20px',
    background: 'var(--pine)',
    color: 'var(--on-pine)',
    font: '600 var(--fs-small) / 1.35 var(--text)',
    textAlign: 'center',
    textWrap: 'balance',
  },
  '@media print': { display: 'none' },
});

/** The choice of the year's occupancy, and of the service. */
function OccupancyAndServiceChoice({ sum, fields }: SumControlProps) {
  const { t } = useTranslation('owners');
  const { euros, percent } = useFormat();
  const { assumptions, facts } = sum;
  const { now, service, year } = assumptions;
  const filled = now !== 'self' && t(`calculator.years.${year}`);
  const better = facts.figures.remoteFee && betterService(sum);
  if (now === 'self' && !better) return null;
  return (
    <Disclosure
      title={[better && t(`calculator.${service}`), filled].filter(Boolean).join(' · ')}
      phoneOnly
      sx={yearAndService}
    >
      {now !== 'self' && (
        <PillChoice
          name="year"
          legend={t('calculator.year')}
          value={year}
          options={yearKinds}
          label={(kind) => t(`calculator.years.${kind}`)}
          note={(kind) => t(`calculator.booked.${kind}`, { share: percent(assumptions[kind]) })}
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
            label={(kind) => t(`calculator.${kind}`)}
            note={(kind) => t('calculator.fee', { fee: percent(feePercent(kind, facts.figures)) })}
            onChoose={fields.set}
          />
          <p css={smallPrint}>
            {t(`calculator.better.${better.service}`, {
              cleaner: euros(better.cleaner),
              difference: euros(better.difference),
              price: euros(better.price),
            })}
          </p>
        </>
      )}
    </Disclosure>
  );
}

const yearAndService = css({
  'fieldset + :is(fieldset, p)': { marginTop: 28 },
  '@media print': {
    '&, &::details-content': { display: 'contents' },
    'fieldset + fieldset': { marginTop: 0 },
    p: { display: 'none' },
  },
});
