import { css } from '@emotion/react';
import { visuallyHidden } from '../components/visually-hidden';

interface PillChoiceProps<Value extends string> {
  name: string;
  legend: string;
  value: Value;
  options: readonly Value[];
  label: (option: Value) => string;
  note?: (option: Value) => string;
  onChoose: (name: string, value: string) => void;
}

export function PillChoice<Value extends string>(props: PillChoiceProps<Value>) {
  const { name, legend, value, options, label, note, onChoose } = props;
  return (
    <fieldset css={[choice, options.length > 2 && !note && short]}>
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
            {label(option)} {note && <span>{note(option)}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const choice = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: 10px;
    padding: 0;
    font-weight: 600;
  }
  div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 4px;
    padding: 4px;
    border: 1px solid var(--line-choice);
    border-radius: var(--r);
    background: var(--mist);
  }
  label {
    position: relative;
    padding: 10px 12px;
    border-radius: 11px;
    font-weight: 600;
    line-height: 1.3;
    overflow-wrap: anywhere;
    text-align: center;
    cursor: pointer;
  }
  label span {
    display: block;
    color: var(--ink-soft);
    font-size: var(--fs-small);
    font-weight: 400;
  }
  label:last-of-type:nth-of-type(3) {
    grid-column: 1 / -1;
  }
  label:has(:checked) {
    outline: 1.5px solid var(--teal);
    background: var(--white);
    box-shadow: 0 1px 3px var(--pine-20);
  }
  label:has(:focus-visible) {
    outline: 3px solid var(--teal);
    outline-offset: 3px;
  }
`;

/** Short labels stand in one row. */
const short = css`
  div {
    grid-template-columns: repeat(auto-fit, minmax(min(5.5em, 100%), 1fr));
  }
  label,
  label:last-of-type:nth-of-type(3) {
    grid-column: auto;
    padding-inline: 4px;
    font-size: var(--fs-small);
  }
`;
