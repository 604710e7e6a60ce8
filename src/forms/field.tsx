import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useTranslation } from 'react-i18next';
import { controlStyles } from '../controls/control-styles';
import { Icon } from '../components/icon';
import { CharacterCount } from './character-count';
import * as styles from '../controls/field-styles';
import { useForm } from './form-context';
import { fieldsOf, type FieldName } from './inquiries';
import type { FieldError, TextKey } from './table-types';

interface FieldProps {
  name: FieldName;
  /** The choices, where the form's table leaves them to the page. */
  options?: readonly { value: string; label: string }[];
}

export function Field({ name, options }: FieldProps) {
  const { t } = useTranslation('forms');
  const say = useWords();
  const { id: formId, type, today, values, errors, onChange } = useForm();
  const [, field] = fieldsOf(type).find(([one]) => one === name) ?? [];
  if (!field) throw new Error(`The ${type} form has no field "${name}"`);
  const { control } = field;
  const id = `${formId}-${name}`;
  const error = errors[name] as FieldError | undefined;
  const described = [field.hint && `${id}-hint`, error && `${id}-refusal`].filter(Boolean);
  const attributes = {
    id,
    name,
    required: !field.optional,
    value: values[name] ?? '',
    onChange,
    'aria-invalid': error !== undefined,
    'aria-describedby': described.join(' ') || undefined,
  };

  const element = () => {
    if (control.kind === 'textarea' || control.kind === 'handedOver')
      return <textarea {...attributes} css={[controlStyles, styles.area]} rows={3} />;
    if (control.kind === 'input') {
      const { kind: _, type: inputType = 'text', ...rest } = control;
      const min = field.rule === 'day' && today ? today : undefined;
      return <input {...attributes} min={min} {...rest} type={inputType} css={controlStyles} />;
    }
    const choices =
      options ??
      control.choices?.map(({ value, words }) => ({ value, label: words ? say(words) : value }));
    return (
      <div css={styles.select}>
        <select {...attributes} css={controlStyles}>
          <option value="">{t('choose')}</option>
          {choices?.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} />
      </div>
    );
  };

  return (
    <div css={styles.fieldStyles}>
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
      {error && (
        <p id={`${id}-refusal`} css={styles.fieldError}>
          <Icon of={CircleAlert} size="small" />
          {say(`${field.words}.${error}` as TextKey)}
        </p>
      )}
      {field.rule === 'message' && <CharacterCount />}
    </div>
  );
}

export function Fields({ except = [] }: { except?: readonly FieldName[] }) {
  const { type } = useForm();
  return fieldsOf(type)
    .filter(([name, { control }]) => control.kind !== 'handedOver' && !except.includes(name))
    .map(([name]) => <Field key={name} name={name} />);
}

function useWords(): (key: TextKey) => string {
  // `t` is typed for one namespace, and comparing the two types takes the compiler minutes.
  const { t }: { t: unknown } = useTranslation('forms');
  return t as (key: TextKey) => string;
}
