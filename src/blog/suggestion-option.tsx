import { css } from '@emotion/react';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { forwardRef, type HTMLAttributes } from 'react';
import { Icon } from '../components/icon';
import { splitAtMatch } from './search-posts';

/** An article, or without a slug the list of all results. */
export interface Suggestion {
  slug?: string;
  title: string;
}

interface SuggestionOptionProps extends HTMLAttributes<HTMLLIElement> {
  item: Suggestion;
  text: string;
  highlighted: boolean;
}

export const SuggestionOption = forwardRef<HTMLLIElement, SuggestionOptionProps>(
  function SuggestionOption({ item, text, highlighted, ...option }, ref) {
    const [before, match, after] = splitAtMatch(item.title, text);
    return (
      <li ref={ref} {...option} css={line} data-highlighted={highlighted || undefined}>
        {item.slug === undefined ? (
          <span css={all}>
            {item.title}
            <Icon of={ArrowRight} size="small" />
          </span>
        ) : (
          <>
            {before}
            {match && <mark>{match}</mark>}
            {after}
          </>
        )}
      </li>
    );
  },
);

/**
 * A reducer for downshift: only typing changes the text; leaving the field, and Alt with the up arrow,
 * pick no suggestion; an empty field opens none.
 */
export function keepText(
  { inputValue }: UseComboboxState<Suggestion>,
  { type, altKey, changes }: UseComboboxStateChangeOptions<Suggestion>,
): Partial<UseComboboxState<Suggestion>> {
  const { InputBlur, InputChange, InputKeyDownArrowUp } = useCombobox.stateChangeTypes;
  const text = type === InputChange ? (changes.inputValue ?? '') : inputValue;
  const closes = type === InputBlur || (type === InputKeyDownArrowUp && altKey);
  return {
    ...changes,
    inputValue: text,
    isOpen: Boolean(changes.isOpen && text.trim()),
    ...(closes && { isOpen: false, highlightedIndex: -1, selectedItem: null }),
  };
}

const line = css`
  padding: 12px 16px;
  border-bottom: 1px solid var(--line);
  color: var(--pine);
  line-height: 1.35;
  font-size: 1rem;
  cursor: pointer;
  &:last-of-type {
    border: 0;
  }
  &[data-highlighted] {
    outline: 2px solid var(--teal);
    outline-offset: -2px;
    background: var(--mist);
  }
  mark {
    border-radius: 3px;
    background: var(--amber-wash);
    color: inherit;
    font-weight: 600;
  }
`;

const all = css`
  display: flex;
  justify-content: space-between;
  align-items: center;
  color: var(--teal);
  font-weight: 600;
`;
