import { css } from '@emotion/react';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import ArrowRight from '@lucide/icons/icons/arrow-right';
import { Icon } from '../components/icon';
import { apart } from '../theme';
import { splitAtMatch } from './search-posts';

/** An article, or without a slug the list of all results. */
export interface Suggestion {
  slug?: string;
  title: string;
}

/** What an option says; the typed text is marked in a title. */
export function SuggestionText({
  item: { slug, title },
  text,
}: {
  item: Suggestion;
  text: string;
}) {
  const [before, match, after] = splitAtMatch(title, text);
  if (slug === undefined)
    return (
      <span css={all}>
        {title}
        <Icon of={ArrowRight} size="small" />
      </span>
    );
  return (
    <>
      {before}
      {match && <mark>{match}</mark>}
      {after}
    </>
  );
}

/** For downshift: only typing changes the text; leaving, and Alt with the up arrow, pick nothing. */
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

const all = css(apart, { color: 'var(--teal)', fontWeight: 600 });
