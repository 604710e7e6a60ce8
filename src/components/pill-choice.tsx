import { css, type Interpolation, type Theme } from '@emotion/react';
import { muted, visuallyHidden } from '../theme';

interface PillChoiceProps<Value extends string> {
  name: string;
  legend: string;
  value: Value;
  options: readonly Value[];
  label: (option: Value) => string;
  note?: (option: Value) => string;
  onChoose: (name: string, value: string) => void;
  sx?: Interpolation<Theme>;
}

/** Options in a row, of which one is chosen. */
export function PillChoice<Value extends string>(props: PillChoiceProps<Value>) {
  const { name, legend, value, options, label, note, onChoose, sx } = props;
  return (
    <fieldset css={[choice, options.length > 2 && short, sx]}>
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChoose(name, option)}
              css={visuallyHidden}
            />
            <span>
              {label(option)} {note && <small>{note(option)}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const choice = css({
  legend: { marginBottom: 10, fontWeight: 600 },
  div: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 4,
    padding: 4,
    border: '1px solid var(--line-cool)',
    borderRadius: 'var(--r)',
    background: 'var(--mist)',
  },
  label: { position: 'relative', display: 'grid', cursor: 'pointer' },
  'label > span': {
    display: 'grid',
    alignContent: 'center',
    padding: '10px 12px',
    borderRadius: 10,
    fontWeight: 600,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    textAlign: 'center',
  },
  small: [muted, { fontSize: 'inherit', fontWeight: 400 }],
  'input:checked + span': {
    // A shadow, because outlines have square corners before Chrome 94 and Safari 16.4; forced colours show the outline.
    outline: '1.5px solid transparent',
    background: 'var(--white)',
    boxShadow: '0 0 0 1.5px var(--teal), 0 1px 3px var(--pine-25)',
  },
  'input:focus + span': { outline: '3px solid var(--teal)', outlineOffset: 3 },
  // Browsers before `:focus-visible` ignore this, and show the focus of a mouse too.
  'input:focus:not(:focus-visible) + span': {
    outline: '1.5px solid transparent',
    outlineOffset: 0,
  },
});

/** Short labels stand in one row. */
const short = css({
  div: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(4em, 100%), 1fr))' },
  'label > span': { paddingInline: 4, fontSize: 'var(--fs-small)' },
});
