import { css } from '@emotion/react';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttachedSum } from './attached-sum';
import { placeOf } from './property-place';
import { Disclosure } from '../components/disclosure';
import { lazyWithFallback } from '../components/lazy-with-fallback';
import { Field, Fields } from '../forms/field';
import * as styles from '../forms/form-styles';
import { useInquiryFields } from '../forms/use-inquiry';
import { InquiryForm, type FormProps } from '../forms/inquiry-form';
import { useLanguage } from '../links/current-page';
import { formatDeadline, formatTime } from '../site/dates';
import type { SumFacts } from '../site/sums/assumptions';
import type { Place } from '../site/sums/market';
import type { OpeningHours } from '../site/opening-hours';
import { addWorkingHours } from '../site/working-days';
import { cardTitle, groupTitle, media } from '../theme';

/** If its chunk fails to load, the sum is sent all the same, as its address. */
const AttachedCalculation = lazyWithFallback(() =>
  import(/* webpackChunkName: "calculator" */ './attached-sum').then(
    (file) => file.AttachedCalculation,
  ),
);

/** Loads with the confirmation, which is complete without it. */
const AfterSent = lazyWithFallback(() =>
  import(/* webpackChunkName: "form" */ './after-sent').then((file) => file.AfterSent),
);

interface AnalysisFormProps extends FormProps {
  /** The sum that the visitor hands over; a new object each time. */
  attachedSum?: AttachedSum;
  facts: SumFacts;
  /** Takes what the form says of the apartment’s place. */
  onPlace: (place?: Place) => void;
  /** Within so many hours, on working days, the forecast is with the visitor. */
  forecastHours: number;
  hours: readonly OpeningHours[];
}

export function AnalysisForm({
  attachedSum,
  facts,
  forecastHours,
  hours,
  onPlace,
  ...props
}: AnalysisFormProps) {
  const { t } = useTranslation('owners');
  const language = useLanguage();
  const text = useRef('');
  const takeText = (words: string) => {
    text.current = words;
  };
  return (
    <InquiryForm
      {...props}
      type="property"
      write={({ calculation = '', ...inquiry }) => ({
        ...inquiry,
        calculation: isSumRecord(calculation) ? text.current || addressOf(calculation) : '',
      })}
      words={t('analysis', { returnObjects: true })}
      describe={({ propertyAddress }) => [[t('analysis.address.label'), propertyAddress]]}
      answerBy={(sent) => {
        const { day, time } = addWorkingHours(sent, forecastHours, hours);
        const date = formatDeadline(day, language);
        // No office answers at midnight.
        if (time === '24:00') return t('analysis.sent.byEvening', { date });
        return t('analysis.sent.by', { date, time: formatTime(time, language) });
      }}
      after={(sent) => (
        <Suspense>
          <AfterSent sent={sent} due={addWorkingHours(sent, forecastHours, hours).day} />
        </Suspense>
      )}
      sx={[styles.raisedCard, tighter]}
    >
      <h2 css={groupTitle}>{t('analysis.title')}</h2>
      <SumOfInquiry attachedSum={attachedSum} facts={facts} onText={takeText} onPlace={onPlace} />
      <Field name="propertyAddress" />
      <div css={[styles.pair, halves]}>
        <Field name="propertyType" />
        <Field name="bedrooms" />
      </div>
      <h3 css={[cardTitle, secondGroup]}>{t('form.reply')}</h3>
      <div css={[styles.pair, equal]}>
        <Fields except={['propertyAddress', 'propertyType', 'bedrooms', 'message']} />
      </div>
      <Disclosure title={t('form.more')} sx={more}>
        <Field name="message" />
      </Disclosure>
    </InquiryForm>
  );
}

/** The form stores a sum as the query of its address, `?` if nothing was changed. */
const isSumRecord = (calculation: string) => calculation.startsWith('?');

const addressOf = (record: string) => window.location.origin + window.location.pathname + record;

interface SumOfInquiryProps extends Pick<AnalysisFormProps, 'attachedSum' | 'facts' | 'onPlace'> {
  onText: (text: string) => void;
}

/** The sum that is attached, whose scripts load with it. */
function SumOfInquiry({ onPlace, attachedSum, ...sum }: SumOfInquiryProps) {
  const { propertyAddress, bedrooms, calculation = '' } = useInquiryFields().values;
  const { market } = sum.facts;
  useEffect(() => {
    // A form that has been sent is empty, and its place stays in the sum.
    if (propertyAddress || bedrooms) onPlace(placeOf(propertyAddress, bedrooms, market));
  }, [propertyAddress, bedrooms, market, onPlace]);
  const isAttached = isSumRecord(calculation);
  if (!isAttached && (!attachedSum || attachedSum.follows)) return null;
  return (
    <Suspense>
      <AttachedCalculation {...sum} attachedSum={attachedSum} />
    </Suspense>
  );
}

/** The button must be close to the top. */
const tighter = css({
  padding: '16px 18px 20px',
  '&, fieldset': { gap: 10 },
  '&& label': { marginBottom: 2 },
  [media.phablet]: {
    padding: '16px 28px 20px',
    // A hint stands beside its label.
    'label:has(+ p)': { display: 'inline', marginRight: 8 },
    'label + p': { display: 'inline' },
  },
});

const more = css({ summary: { minHeight: 40, fontSize: 'var(--fs-small)', lineHeight: 1.4 } });

/** The telephone has a hint, so it stands alone. */
const equal = css({
  gap: 10,
  [media.fieldPairs]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-of-type(odd):last-child': { gridColumn: '1 / -1' },
  },
});

/** Two short fields fit beside each other on a phone too. */
const halves = css({
  gap: 10,
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const secondGroup = css({ paddingTop: 10, borderTop: '1px solid var(--line)' });
