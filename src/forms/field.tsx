import { css } from '@emotion/react';
import CircleAlert from '@lucide/icons/icons/circle-alert';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { Select } from '../components/select';
import { useNow } from '../components/use-now';
import { useLanguage } from '../links/current-page';
import { formatNumber } from '../site/format-figure';
import { dayInRiga } from '../site/riga-time';
import { controlStyles, fieldError, muted } from '../theme';
import { useInquiryFields } from './use-inquiry';
import { MESSAGE_MAX_LENGTH, type FieldError, type TextKey } from './form-tables';
import { formFields, formId, lastBookableDay, type FieldName } from './inquiries';

interface FieldProps {
  name: FieldName;
  /** The choices, where the form's table leaves them to the page. */
  options?: readonly { value: string; label: string }[];
}

export function Field({ name, options }: FieldProps) {
  const { t } = useTranslation('forms');
  const text = useText();
  const language = useLanguage();
  const { type, errors, touched } = useInquiryFields();
  const [, field] = formFields(type).find(([key]) => key === name) ?? [];
  if (!field) throw new Error(`The ${type} form has no field "${name}"`);
  const { control, rule } = field;
  const min = useTodayInRiga(rule === 'day');
  const max = min && lastBookableDay(min);
  const id = `${formId(type)}-${name}`;
  const error = touched[name] && (errors[name] as FieldError | undefined);
  const described = [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  const attributes = {
    id,
    name,
    required: !field.optional,
    'aria-invalid': error !== undefined,
    'aria-describedby': described.join(' ') || undefined,
  };

  const element = () => {
    if (control.kind === 'textarea' || control.kind === 'attachment')
      return (
        <textarea
          {...attributes}
          css={[controlStyles, { minHeight: 112, resize: 'vertical' }]}
          rows={3}
        />
      );
    if (control.kind === 'input') {
      const { kind: _, type: inputType = 'text', ...rest } = control;
      return (
        <input {...attributes} min={min} max={max} {...rest} type={inputType} css={controlStyles} />
      );
    }
    const choices =
      options ??
      control.choices?.map(({ value, words }) => ({ value, label: words ? text(words) : value }));
    return (
      <Select {...attributes}>
        <option value="">{t('choose')}</option>
        {choices?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    );
  };

  return (
    <div css={fieldStyles}>
      <label htmlFor={id}>
        {text(`${field.words}.label`)} {field.optional && <span>({t('optional')})</span>}
      </label>
      {field.hint && (
        <p id={`${id}-hint`} css={hint}>
          {text(field.hint)}
        </p>
      )}
      {element()}
      {error && (
        <p id={`${id}-error`} css={fieldError}>
          <Icon of={CircleAlert} size="small" />
          {text(`${field.words}.${error}` as TextKey, {
            limit: formatNumber(MESSAGE_MAX_LENGTH, language),
          })}
        </p>
      )}
    </div>
  );
}

export function Fields({ except = [] }: { except?: readonly FieldName[] }) {
  const { type } = useInquiryFields();
  return formFields(type)
    .filter(([name, { control }]) => control.kind !== 'attachment' && !except.includes(name))
    .map(([name]) => <Field key={name} name={name} />);
}

export type TextOf = (key: TextKey, values?: Record<string, string>) => string;

/** Texts of any page, as the tables of the forms name them. */
export function useText(): TextOf {
  // `t` is typed for one namespace, and comparing the two types takes the compiler minutes.
  const { t }: { t: unknown } = useTranslation('forms');
  return t as TextOf;
}

const fieldStyles = css({
  minWidth: 0,
  label: {
    display: 'block',
    marginBottom: 6,
    fontSize: 'var(--fs-small)',
    fontWeight: 600,
    lineHeight: 1.4,
  },
  'label span': { color: 'var(--ink-soft)', fontWeight: 400 },
});

/** Stands between label and field, so that no keyboard on a screen covers it. */
const hint = css(muted, { margin: '-4px 0 6px', lineHeight: 1.4 });

/** The day in Riga, as YYYY-MM-DD; the built HTML, which may be old, has none. */
export function useTodayInRiga(needed = true): string | undefined {
  const now = useNow(needed);
  return now && dayInRiga(now);
}
