import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Field } from '../forms/field';
import { useForm } from '../forms/form-context';
import { noteOnSlot, slotsOf, type Consultations } from '../forms/slots';
import { useLanguage } from '../links/use-language';
import { formatTime } from '../site/dates';

/** Fields for day and time. A note says at once when the office cannot keep the chosen time. */
export function SlotFields({ consultations }: { consultations: Consultations }) {
  const { t } = useTranslation('consultation');
  const language = useLanguage();
  const { values } = useForm();
  const note = noteOnSlot(values.date ?? '', values.time ?? '', new Date());
  return (
    <>
      <Field name="date" />
      <Field
        name="time"
        options={slotsOf(consultations).map((value) => ({
          value,
          label: formatTime(value, language),
        }))}
      />
      <p css={hint} role="status">
        {note && t(`form.notes.${note}`)}
      </p>
    </>
  );
}

const hint = css`
  grid-column: 1 / -1;
  color: var(--ink-soft);
  font-size: var(--fs-small);
  line-height: 1.45;
  &:empty {
    position: absolute;
  }
`;
