import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { groupTitle } from '../components/text-styles';
import { Field, Fields } from '../forms/field';
import { useForm } from '../forms/form-context';
import { pair } from '../forms/form-styles';
import { InquiryForm, type FormProps } from '../forms/inquiry-form';
import { noteOnSlot, slotsOf, type Consultations } from '../forms/slots';
import { useLanguage } from '../links/use-language';
import { formatDate, formatTime } from '../site/dates';

interface BookingFormProps extends FormProps {
  consultations: Consultations;
}

export function BookingForm({ consultations, ...props }: BookingFormProps) {
  const { t } = useTranslation('consultation');
  const language = useLanguage();
  return (
    <InquiryForm
      {...props}
      type="consultation"
      words={t('form', { returnObjects: true })}
      describe={({ date = '', time = '' }) => [
        {
          label: t('form.sent.slot.label'),
          value: t('form.sent.slot.value', {
            date: formatDate(date, language, 'article'),
            time: formatTime(time, language),
          }),
        },
      ]}
    >
      <h2 css={groupTitle}>{t('form.title')}</h2>
      <div css={pair}>
        <SlotFields consultations={consultations} />
      </div>
      <Fields except={['date', 'time']} />
    </InquiryForm>
  );
}

/** A visitor may choose a time when the office is closed; a note says so. */
function SlotFields({ consultations }: { consultations: Consultations }) {
  const { t } = useTranslation('consultation');
  const language = useLanguage();
  const { values } = useForm();
  const note = noteOnSlot(values.date ?? '', values.time ?? '', new Date());
  const times = slotsOf(consultations);
  return (
    <>
      <Field name="date" />
      <Field
        name="time"
        options={times.map((value) => ({ value, label: formatTime(value, language) }))}
      />
      <p css={slotNote} role="status">
        {note && t(`form.notes.${note}`)}
      </p>
    </>
  );
}

const slotNote = css({
  gridColumn: '1 / -1',
  color: 'var(--ink-soft)',
  fontSize: 'var(--fs-small)',
  lineHeight: 1.45,
  '&:empty': { position: 'absolute' },
});
