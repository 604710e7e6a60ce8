import { css } from '@emotion/react';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import ArrowRight from '@lucide/icons/icons/arrow-right';
import { Icon } from '../components/icon';
import { spaceBetween } from '../theme';
import { splitAtMatch } from './search-posts';

/** An article, or without a slug the list of all results. */
export interface Suggestion {
  slug?: string;
  title: string;
}

/** The text of an option; the typed part of a title is highlighted. */
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

/** A state reducer for downshift: only typing changes the text; blur and Alt + ArrowUp select nothing. */
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

const all = css(spaceBetween, { color: 'var(--teal)', fontWeight: 600 });
