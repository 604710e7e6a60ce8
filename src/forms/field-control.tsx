import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ChangeEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { controlStyles } from '../components/control-styles';
import { Icon } from '../components/icon';
import * as styles from './field-styles';
import type { Control } from './table-types';
import { useWords } from './use-words';

/** A choice that a page gives. */
export interface Option {
  value: string;
  label: string;
}

interface ControlProps {
  /** As the form's table describes it. */
  control: Control;
  options: readonly Option[] | undefined;
  /** The earliest day of a date. */
  min: string | undefined;
  attributes: {
    id: string;
    name: string;
    required: boolean;
    value: string;
    onChange: ChangeEventHandler<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  };
}

/** The element in which a field is filled in. */
export function FieldControl({ control, options, min, attributes }: ControlProps) {
  const { t } = useTranslation('forms');
  const say = useWords();
  if (control.kind === 'lines')
    return <textarea {...attributes} css={[controlStyles, styles.area]} rows={4} />;
  if (control.kind === 'line') {
    const { kind: _, type = 'text', ...rest } = control;
    return <input {...attributes} min={min} {...rest} type={type} css={controlStyles} />;
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
}
