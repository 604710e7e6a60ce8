import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import * as styles from './field-styles';
import { useForm } from './form-context';
import type { FieldName } from './inquiries';
import type { Refusal } from './inquiry-schema';

/** What is said under a field for each reason to refuse it. */
type RefusalWords = Partial<Record<Refusal, string>>;

export interface FieldProps {
  name: FieldName;
  label: string;
  refusals?: RefusalWords;
  /** What is said under the field beside. */
  note?: ReactNode;
}

/** The attributes of a field's control, from the form's values and rules. */
export function useControl(name: FieldName) {
  const form = useForm();
  const { required, type, min } = form.rulesOf(name);
  const id = `${form.id}-${name}`;
  const refusal = form.refusals[name] as Refusal | undefined;
  return {
    refusal,
    type,
    control: {
      id,
      name,
      min,
      required,
      value: form.values[name] ?? '',
      onChange: form.change,
      'aria-invalid': refusal !== undefined,
      'aria-describedby': refusal && `${id}-refusal`,
    },
  };
}

interface FieldFrameProps extends FieldProps {
  children: ReactNode;
}

/** The label above a control, and under it what is wrong with what was filled in. */
export function FieldFrame({ name, label, refusals, note, children }: FieldFrameProps) {
  const { t } = useTranslation('forms');
  const { control, refusal } = useControl(name);
  return (
    <div css={styles.field}>
      <label htmlFor={control.id}>
        {label}
        {!control.required && <span>{t('optional')}</span>}
      </label>
      {children}
      {refusal && (
        <p id={`${control.id}-refusal`} css={styles.refusal}>
          <Icon of={CircleAlert} size="small" />
          {refusals?.[refusal] ?? t('refused')}
        </p>
      )}
      {note}
    </div>
  );
}
