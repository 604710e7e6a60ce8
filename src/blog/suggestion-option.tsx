import { css } from '@emotion/react';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { forwardRef, type HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { splitAtMatch } from './search-posts';

/** The last option: shows the list with all results. */
export const ALL_RESULTS = 'all';

export type Suggestion = { slug: string; title: string } | typeof ALL_RESULTS;

interface SuggestionOptionProps extends HTMLAttributes<HTMLLIElement> {
  item: Suggestion;
  text: string;
  highlighted: boolean;
}

export const SuggestionOption = forwardRef<HTMLLIElement, SuggestionOptionProps>(
  function SuggestionOption({ item, text, highlighted, ...option }, ref) {
    const { t } = useTranslation('blog');
    const title = item === ALL_RESULTS ? '' : item.title;
    const [before, match, after] = splitAtMatch(title, text);
    return (
      <li ref={ref} {...option} css={line} data-highlighted={highlighted || undefined}>
        {item === ALL_RESULTS ? (
          <span css={all}>
            {t('search.all')}
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
