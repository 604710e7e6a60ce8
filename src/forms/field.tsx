import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';
import { controlStyles } from '../components/control-styles';
import { Icon } from '../components/icon';
import * as styles from './field-styles';
import { useForm } from './form-context';
import { fieldsOf, type FieldName } from './inquiries';
import { MessageRoom } from './message-room';
import type { Refusal, TextKey } from './table-types';
import { useWords } from './use-words';

/** A choice that a page gives. */
interface Option {
  value: string;
  label: string;
}

interface FieldProps {
  name: FieldName;
  /** The choices, where the form's table leaves them to the page. */
  options?: readonly Option[];
}

interface ChoicesProps extends ComponentPropsWithoutRef<'select'> {
  options: readonly Option[];
}

/** A field of the surrounding form: its label, its control, and why its value is refused. */
export function Field({ name, options }: FieldProps) {
  const { t } = useTranslation('forms');
  const say = useWords();
  const { id: formId, type, today, values, refusals, change } = useForm();
  const [, field] = fieldsOf(type).find(([one]) => one === name) ?? [];
  if (!field) throw new Error(`The ${type} form has no field "${name}"`);
  const { control } = field;
  const id = `${formId}-${name}`;
  const refusal = refusals[name] as Refusal | undefined;
  const described = [field.hint && `${id}-hint`, refusal && `${id}-refusal`].filter(Boolean);
  const attributes = {
    id,
    name,
    required: !field.optional,
    value: values[name] ?? '',
    onChange: change,
    'aria-invalid': refusal !== undefined,
    'aria-describedby': described.join(' ') || undefined,
  };

  const element = () => {
    if (control.kind === 'lines')
      return <textarea {...attributes} css={[controlStyles, styles.area]} rows={3} />;
    if (control.kind === 'line') {
      const { kind: _, type: inputType = 'text', ...rest } = control;
      const min = field.rule === 'day' && today ? today : undefined;
      return <input {...attributes} min={min} {...rest} type={inputType} css={controlStyles} />;
    }
    const choices =
      options ??
      control.choices?.map(({ value, words }) => ({ value, label: words ? say(words) : value }));
    return <Choices {...attributes} options={choices ?? []} />;
  };

  return (
    <div css={styles.field}>
      <label htmlFor={id}>
        {say(`${field.words}.label`)}
        {field.optional && <span>{t('optional')}</span>}
      </label>
      {field.hint && (
        <p id={`${id}-hint`} css={styles.hint}>
          {say(field.hint)}
        </p>
      )}
      {element()}
      {refusal && (
        <p id={`${id}-refusal`} css={styles.refusal}>
          <Icon of={CircleAlert} size="small" />
          {say(`${field.words}.${refusal}` as TextKey)}
        </p>
      )}
      {field.rule === 'room' && <MessageRoom />}
    </div>
  );
}

function Choices({ options, ...attributes }: ChoicesProps) {
  const { t } = useTranslation('forms');
  return (
    <div css={styles.select}>
      <select {...attributes} css={controlStyles}>
        <option value="">{t('choose')}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </div>
  );
}

/**
 * All fields of the surrounding form in the order of its table, except those that the page places
 * by hand.
 */
export function Fields({ except = [] }: { except?: readonly FieldName[] }) {
  const { type } = useForm();
  return fieldsOf(type)
    .filter(([name]) => !except.includes(name))
    .map(([name]) => <Field key={name} name={name} />);
}
