import { ChevronDown } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { controlStyles } from '../components/control-styles';
import { Icon } from '../components/icon';
import { FieldFrame, useControl, type FieldProps } from './field';
import * as styles from './field-styles';

interface TextFieldProps extends FieldProps {
  /** Where the schema does not say it: a phone number, a day. */
  type?: 'tel' | 'date';
  autoComplete: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  placeholder?: string;
}

/** A field of one line. */
export function TextField({ name, label, refusals, type, ...input }: TextFieldProps) {
  const { control, type: ruledType } = useControl(name);
  return (
    <FieldFrame name={name} label={label} refusals={refusals}>
      <input {...control} {...input} type={type ?? ruledType} css={controlStyles} />
    </FieldFrame>
  );
}

/** A field of several lines. */
export function TextArea(props: FieldProps) {
  const { control } = useControl(props.name);
  const { min: _min, ...rest } = control;
  return (
    <FieldFrame {...props}>
      <textarea {...rest} css={[controlStyles, styles.area]} rows={4} />
    </FieldFrame>
  );
}

interface SelectFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
}

/** A choice out of a list. */
export function SelectField({ name, label, refusals, options }: SelectFieldProps) {
  const { t } = useTranslation('forms');
  const { control } = useControl(name);
  const { min: _min, ...rest } = control;
  return (
    <FieldFrame name={name} label={label} refusals={refusals}>
      <div css={styles.select}>
        <select {...rest} css={controlStyles}>
          <option value="">{t('choose')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} />
      </div>
    </FieldFrame>
  );
}
