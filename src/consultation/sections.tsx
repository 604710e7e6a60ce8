import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { inRows, FeatureList } from '../components/feature-list';
import { Picture } from '../components/picture';
import { useNow } from '../components/use-now';
import { Field, Fields, useTodayInRiga } from '../forms/field';
import { fillIn, useInquiryFields } from '../forms/use-inquiry';
import { pair } from '../forms/form-styles';
import type { CompanyContact } from '../forms/form-not-ready';
import { InquiryForm, type FormProps } from '../forms/inquiry-form';
import { useLanguage } from '../links/current-page';
import { formatDate, formatTime, shortWeekday } from '../site/dates';
import { hoursOn, type OpeningHours } from '../site/opening-hours';
import { momentInRiga } from '../site/riga-time';
import { telUrl } from '../site/text';
import { minutesOf, timeOf, workingDaysAfter } from '../site/working-days';
import { buttonStyles, cluster, grid, groupTitle, media, smallPrint } from '../theme';

const DAYS = 6;

interface SlotProps {
  consultations: Consultations;
  hours: readonly OpeningHours[];
}

export function BookingForm({ consultations, hours, ...props }: FormProps & SlotProps) {
  const { t } = useTranslation('consultation');
  const language = useLanguage();
  const about = t('form.about');
  return (
    <InquiryForm
      {...props}
      type="consultation"
      words={t('form', { returnObjects: true })}
      describe={({ date = '', time = '' }) => [
        [
          t('form.sent.slot.label'),
          t('form.sent.slot.value', {
            date: formatDate(date, language, 'article'),
            time: formatTime(time, language),
          }),
        ],
      ]}
    >
      <h2 css={groupTitle}>{t('form.title')}</h2>
      {about && <p css={{ color: 'var(--ink-soft)' }}>{about}</p>}
      <WorkingDays hours={hours} />
      <div css={pair}>
        <SlotFields consultations={consultations} hours={hours} />
      </div>
      <Fields except={['date', 'time']} />
    </InquiryForm>
  );
}

/** The nearest days on which the office works; the field below takes any other. */
function WorkingDays({ hours }: Pick<SlotProps, 'hours'>) {
  const { t } = useTranslation('consultation');
  const language = useLanguage();
  const { values } = useInquiryFields();
  const today = useTodayInRiga();
  const days = today ? workingDaysAfter(today, DAYS, hours) : [];
  return (
    <div css={chips} role="group" aria-labelledby="days">
      <p id="days">{t('form.days')}</p>
      {days.map((day) => (
        <button
          key={day}
          type="button"
          aria-pressed={values.date === day}
          onClick={({ currentTarget: { form } }) => form && fillIn(form, { date: day })}
        >
          <b>{shortWeekday(day, language)}</b> {formatDate(day, language, 'short')}
        </button>
      ))}
    </div>
  );
}

/** A visitor may choose a time when the office is closed; a note says so. */
function SlotFields({ consultations, hours }: SlotProps) {
  const { t } = useTranslation('consultation');
  const language = useLanguage();
  const { values } = useInquiryFields();
  const now = useNow();
  const note = now && noteOnSlot([values.date ?? '', values.time ?? ''], hours, now);
  const times = slotsOf(consultations);
  return (
    <>
      <Field name="date" />
      <Field
        name="time"
        options={times.map((value) => ({ value, label: formatTime(value, language) }))}
      />
      <p css={slotNote} aria-live="polite">
        {note && t(`form.notes.${note}`)}
      </p>
    </>
  );
}

/** Keeps the room of two rows until the browser knows the day. */
const chips = css(grid(8), {
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  minHeight: 157,
  p: { gridColumn: '1 / -1', font: '600 var(--fs-small) / 1.4 var(--text)' },
  button: {
    minHeight: 60,
    padding: '4px 2px',
    border: '1.5px solid var(--line-field)',
    borderRadius: 'var(--r)',
    background: 'var(--white)',
    font: '400 var(--fs-small) / 1.3 var(--text)',
    cursor: 'pointer',
  },
  b: { display: 'block', fontWeight: 600 },
  "[aria-pressed='true']": {
    borderColor: 'var(--teal)',
    background: 'var(--mist)',
    [media.forced]: { outline: '3px solid Highlight' },
  },
  '@media (scripting: none)': { display: 'none' },
});

const slotNote = css(smallPrint, {
  gridColumn: '1 / -1',
  '&:empty': { position: 'absolute' },
});

/** When consultations take place; times as "09:00". */
interface Consultations {
  firstSlot: string;
  lastSlot: string;
  stepMinutes: number;
}

function slotsOf({ firstSlot, lastSlot, stepMinutes }: Consultations): string[] {
  const first = minutesOf(firstSlot);
  const count = Math.floor((minutesOf(lastSlot) - first) / stepMinutes) + 1;
  return Array.from({ length: count }, (_, index) => timeOf(first + index * stepMinutes));
}

/** Why the office cannot offer a time that a visitor can choose. */
export function noteOnSlot(
  [date, time]: readonly [date: string, time: string],
  hours: readonly OpeningHours[],
  now: Date,
): 'closed' | 'past' | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return undefined;
  const open = hoursOn(date, hours);
  if (!open || (time && (time < open.opens || time >= open.closes))) return 'closed';
  const current = momentInRiga(now);
  return time && date === current.day && time <= current.time ? 'past' : undefined;
}

const reasons = [
  { id: 'figures', icon: 'calculator' },
  { id: 'plan', icon: 'list-checks' },
  { id: 'terms', icon: 'file-text' },
  { id: 'time', icon: 'calendar-check' },
] as const;

interface ReasonsProps {
  picture: IGatsbyImageData;
  company: CompanyContact;
}

export function ConsultationReasons({ picture, company }: ReasonsProps) {
  const { t } = useTranslation('consultation');
  const links = { call: telUrl(company.phone), email: `mailto:${company.email}` };
  return (
    <div>
      <h2 css={{ marginBottom: 'var(--s6)', fontSize: 'var(--fs-h3)' }}>{t('reasons.title')}</h2>
      <FeatureList
        sx={inRows(1)}
        features={reasons}
        words={(id, part) => t(`reasons.${id}.${part}`)}
      />
      <p css={sentence}>{t('contact.text')}</p>
      <div css={buttons} data-section="contact">
        {(['call', 'email'] as const).map((link) => (
          <a key={link} href={links[link]} css={buttonStyles('secondary')} data-cta="secondary">
            {t(`contact.${link}`)}
          </a>
        ))}
      </div>
      <Picture image={picture} alt={t('reasons.picture')} sx={pictureStyle} />
    </div>
  );
}

const sentence = css({ marginBlock: 'var(--s7) var(--s4)', color: 'var(--ink-soft)' });

const buttons = css(cluster('var(--s3) var(--s4)'), {
  [media.belowPhablet]: { a: { width: '100%' } },
});

const pictureStyle = css({
  aspectRatio: '16 / 9',
  marginTop: 'var(--s7)',
  borderRadius: 'var(--r-l)',
  [media.belowLarge]: { display: 'none' },
});
