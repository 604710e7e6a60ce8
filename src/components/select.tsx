import { css, type Interpolation, type Theme } from '@emotion/react';
import ChevronDown from '@lucide/icons/icons/chevron-down';
import { useId, type SelectHTMLAttributes } from 'react';
import { controlStyles } from '../theme';
import { Icon } from './icon';

/** A native select that looks like the other fields. */
export const Select = (attributes: SelectHTMLAttributes<HTMLSelectElement>) => (
  <div css={frame}>
    <select {...attributes} css={controlStyles} />
    <Icon of={ChevronDown} />
  </div>
);

const frame = css({
  position: 'relative',
  select: { paddingRight: 44 },
  svg: { position: 'absolute', top: 14, right: 14, color: 'var(--teal)', pointerEvents: 'none' },
});

interface LabelledSelectProps {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChoose: (name: string, value: string) => void;
  sx?: Interpolation<Theme>;
}

/** A select with its label above it. */
export function LabelledSelect({ name, label, value, options, onChoose, sx }: LabelledSelectProps) {
  const id = useId();
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

const labelled = css({
  minWidth: 0,
  label: { display: 'block', marginBottom: 6, fontWeight: 600, lineHeight: 1.35 },
});
