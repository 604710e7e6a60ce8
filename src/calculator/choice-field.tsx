import type { Interpolation, Theme } from '@emotion/react';
import { Select } from '../components/select';
import { fieldId, labelled } from './amount-field';

interface ChoiceFieldProps {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChoose: (name: string, value: string) => void;
  sx?: Interpolation<Theme>;
}

/** A select with its label above it. */
export function ChoiceField({ name, label, value, options, onChoose, sx }: ChoiceFieldProps) {
  const id = fieldId(name);
  return (
    <div css={[labelled, sx]}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => onChoose(name, target.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}
