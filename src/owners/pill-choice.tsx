import { css } from '@emotion/react';
import { visuallyHidden } from '../components/visually-hidden';

interface Option {
  value: string;
  label: string;
  note?: string;
}

interface PillChoiceProps {
  name: string;
  legend: string;
  value: string;
  options: readonly Option[];
  onChoose: (name: string, value: string) => void;
}

/** A choice between a few: the browser's own radio buttons, side by side. */
export function PillChoice({ name, legend, value, options, onChoose }: PillChoiceProps) {
  return (
    <fieldset css={[choice, options.length > 2 && !options.some(({ note }) => note) && short]}>
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(name, option.value)}
              css={visuallyHidden}
            />
            {option.label} {option.note && <span>{option.note}</span>}
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
