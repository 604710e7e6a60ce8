import { useCombobox, type UseComboboxStateChange } from 'downshift';
import { navigate } from 'gatsby';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { controlStyles } from '../components/control-styles';
import { Icon } from '../components/icon';
import { useLanguage } from '../layout/use-language';
import { pathTo, pathToArticle } from '../site/paths';
import * as styles from './search-box-styles';
import { sideTitle } from './side-title';
import { ALL_RESULTS, keepText, SuggestionOption, type Suggestion } from './suggestion-option';
import { suggestPosts } from './search-posts';

interface SearchBoxProps {
  posts: readonly { slug: string; title: string }[];
  /** The search that the list shows. */
  query: string;
  onSearch: (query: string) => void;
}

/**
 * The search with its suggestions, a combobox (APG): focus stays in the field. The search is applied
 * on Enter, on leaving the field, and by the last suggestion.
 */
export function SearchBox({ posts, query, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(query);
  const [shown, setShown] = useState(query);
  if (query !== shown) {
    setShown(query);
    setText(query);
  }
  // What was typed before the page was alive.
  useEffect(() => {
    const typed = form.current?.querySelector('input')?.value;
    if (typed) setText(typed);
  }, []);

  const suggestions: Suggestion[] = text.trim() ? [...suggestPosts(posts, text), ALL_RESULTS] : [];

  const follow = ({ type, selectedItem }: Partial<UseComboboxStateChange<Suggestion>>) => {
    const { InputBlur, InputKeyDownEnter } = useCombobox.stateChangeTypes;
    const picked = type === InputBlur ? null : selectedItem;
    if (picked && picked !== ALL_RESULTS) void navigate(pathToArticle(language, picked.slug));
    else if (picked || type === InputBlur || type === InputKeyDownEnter) onSearch(text.trim());
  };

  const box = useCombobox<Suggestion>({
    items: suggestions,
    inputValue: text,
    selectedItem: null,
    itemToString: (item) => (item && item !== ALL_RESULTS ? item.title : text),
    stateReducer: keepText,
    onStateChange: follow,
  });

  const { 'aria-activedescendant': active, ...input } = box.getInputProps({
    name: 'q',
    placeholder: t('search.placeholder'),
    autoComplete: 'off',
    enterKeyHint: 'search',
    onChange: ({ currentTarget }) => setText(currentTarget.value),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    box.closeMenu();
    onSearch(text.trim());
  };

  const clear = () => {
    setText('');
    onSearch('');
    form.current?.querySelector('input')?.focus();
  };

  return (
    <form ref={form} role="search" action={pathTo(language, 'blog')} onSubmit={submit}>
      <h2 css={sideTitle}>
        <label {...box.getLabelProps()}>{t('search.title')}</label>
      </h2>
      <div css={styles.field}>
        <Icon of={Search} />
        {/* An empty name of an element is no valid one. */}
        <input css={controlStyles} {...input} aria-activedescendant={active || undefined} />
        {text && (
          <button type="button" aria-label={t('search.clear')} onClick={clear}>
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
