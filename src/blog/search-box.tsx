import { useCombobox, type UseComboboxStateChange } from 'downshift';
import { navigate } from 'gatsby';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef, type FormEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { controlStyles } from '../components/control-styles';
import { Icon } from '../components/icon';
import { useFocusFallback } from '../components/use-focus-fallback';
import { useEarlyInput } from '../components/use-take-over';
import { useLanguage } from '../links/use-language';
import { pathTo, pathToArticle } from '../site/paths';
import * as styles from './search-box-styles';
import { sideTitle } from './side-title';
import { ALL_RESULTS, keepText, SuggestionOption, type Suggestion } from './suggestion-option';
import { suggestPosts } from './search-posts';
import { useLeaving } from './use-leaving';

interface SearchBoxProps {
  posts: readonly { slug: string; title: string }[];
  /** The text in the field. */
  text: string;
  onType: (text: string) => void;
  onSearch: (text: string) => void;
  /** Called when a visitor is about to search. */
  onFocus: () => void;
}

/**
 * The search with its suggestions, a combobox (APG): focus stays in the field. The search is applied
 * on Enter, on leaving the field, and by the last suggestion.
 */
export function SearchBox({ posts, text, onType, onSearch, onFocus }: SearchBoxProps) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const keptFocus = useFocusFallback(form, fieldOf);
  useLeaving(form, onSearch);
  useEarlyInput(form, onType);

  const suggestions: Suggestion[] = text.trim() ? [...suggestPosts(posts, text), ALL_RESULTS] : [];

  const follow = ({ type, selectedItem }: Partial<UseComboboxStateChange<Suggestion>>) => {
    if (selectedItem && selectedItem !== ALL_RESULTS)
      navigate(pathToArticle(language, selectedItem.slug));
    else if (selectedItem || type === useCombobox.stateChangeTypes.InputKeyDownEnter)
      onSearch(text);
  };

  const box = useCombobox<Suggestion>({
    items: suggestions,
    inputValue: text,
    selectedItem: null,
    itemToString: (item) => (item && item !== ALL_RESULTS ? item.title : text),
    stateReducer: keepText,
    onStateChange: follow,
    // Downshift's own function scrolls only the list of suggestions, not the page.
    scrollIntoView: (option) => option.scrollIntoView({ block: 'nearest' }),
  });

  const { 'aria-activedescendant': active, ...input } = box.getInputProps({
    name: 'q',
    placeholder: t('search.placeholder'),
    autoComplete: 'off',
    enterKeyHint: 'search',
    onFocus,
    onChange: ({ currentTarget }) => onType(currentTarget.value),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    box.closeMenu();
    // The field knows also what was typed in before the page was alive.
    onSearch(fieldOf(event.currentTarget)?.value ?? text);
  };

  const clear = () => {
    onSearch('');
    if (form.current) fieldOf(form.current)?.focus();
  };

  return (
    <form
      ref={form}
      {...keptFocus}
      role="search"
      action={pathTo(language, 'blog')}
      onSubmit={submit}
    >
      <h2 css={sideTitle}>
        <label {...box.getLabelProps()}>{t('search.title')}</label>
      </h2>
      <div css={styles.field}>
        <Icon of={Search} />
        {/* Downshift gives an empty string for no option, which is not a valid id. */}
        <input css={controlStyles} {...input} aria-activedescendant={active || undefined} />
        {text && (
          <button
            type="button"
            aria-label={t('search.clear')}
            onMouseDown={keepFocus}
            onClick={clear}
          >
            <Icon of={X} size="small" />
          </button>
        )}
        <ul {...box.getMenuProps()} css={styles.suggestions} hidden={!box.isOpen}>
          {box.isOpen &&
            suggestions.map((item, index) => (
              <SuggestionOption
                key={item === ALL_RESULTS ? item : item.slug}
                item={item}
                text={text}
                highlighted={index === box.highlightedIndex}
                {...box.getItemProps({ item, index })}
              />
            ))}
        </ul>
      </div>
    </form>
  );
}

function fieldOf(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector('input');
}

/**
 * Leaves the focus in the field, because leaving the field would search for the text that the
 * button clears.
 */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
