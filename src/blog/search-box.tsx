import { css } from '@emotion/react';
import {
  useCombobox,
  type UseComboboxState,
  type UseComboboxStateChange,
  type UseComboboxStateChangeOptions,
} from 'downshift';
import { navigate } from 'gatsby';
import ArrowRight from '@lucide/icons/icons/arrow-right';
import Search from '@lucide/icons/icons/search';
import X from '@lucide/icons/icons/x';
import { useRef, type FocusEvent, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { useFocusFallback } from '../components/use-focus-fallback';
import { usePreHydrationInput } from '../start/hydration-hooks';
import { useLanguage } from '../links/current-page';
import { pathTo, pathToArticle } from '../site/routes';
import {
  controlStyles,
  floatingCard,
  iconButton,
  media,
  spaceBetween,
  visuallyHidden,
} from '../theme';
import { needsScripts, quietTitle } from './post-card';
import { suggestPosts } from './listed-posts';

/** An article, or without a slug the list of all results. */
interface Suggestion {
  slug?: string;
  title: string;
  /** The title before, within and after what was typed. */
  parts?: readonly string[];
}

interface SearchBoxProps {
  posts: readonly { slug: string; title: string }[];
  text: string;
  onType: (text: string) => void;
  onSearch: (text: string) => void;
  onFocus: () => void;
}

/** Enter, leaving the field, and the last suggestion apply the search. */
export function SearchBox({ posts, text, onType, onSearch, onFocus }: SearchBoxProps) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const keptFocus = useFocusFallback(form, (element) => element.querySelector('input'));
  usePreHydrationInput(form, (early) => {
    onType(early);
    if (!form.current?.contains(document.activeElement)) onSearch(early);
  });

  const all = { title: t('search.all') };
  const suggestions: Suggestion[] = text.trim() ? [...suggestPosts(posts, text), all] : [];

  const follow = ({ type, selectedItem }: Partial<UseComboboxStateChange<Suggestion>>) => {
    if (selectedItem?.slug) navigate(pathToArticle(language, selectedItem.slug));
    else if (selectedItem || type === useCombobox.stateChangeTypes.InputKeyDownEnter)
      onSearch(text);
  };

  const box = useCombobox<Suggestion>({
    items: suggestions,
    inputValue: text,
    selectedItem: null,
    itemToString: (item) => (item?.slug ? item.title : text),
    stateReducer: keepText,
    onStateChange: follow,
    // Downshift's own function scrolls the list of suggestions only.
    scrollIntoView: (option) => option.scrollIntoView({ block: 'nearest' }),
  });

  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    // The whole window may lose the focus.
    if (document.activeElement === currentTarget) return;
    // A pressed element must not move; it applies the text itself. Safari focuses its parent.
    const pressed = document.querySelector('a:active, button:active') ?? relatedTarget;
    if (!pressed?.matches('a, button')) onSearch(text);
  };

  const { 'aria-activedescendant': active, ...input } = box.getInputProps({
    name: 'q',
    maxLength: 100,
    placeholder: t('search.placeholder'),
    autoComplete: 'off',
    enterKeyHint: 'search',
    onFocus,
    onChange: ({ currentTarget }) => onType(currentTarget.value),
    onBlur: leave,
    onKeyDown: ({ key }) => {
      if (key === 'Tab') onSearch(text);
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    box.closeMenu();
    // It also has the text that was typed before hydration.
    onSearch(event.currentTarget.querySelector('input')?.value ?? text);
  };

  const clear = () => {
    onSearch('');
    form.current?.querySelector('input')?.focus();
  };

  return (
    <form
      ref={form}
      {...keptFocus}
      role="search"
      css={needsScripts}
      action={pathTo(language, 'blog')}
      onSubmit={submit}
    >
      <h2 css={quietTitle}>
        <label {...box.getLabelProps()}>{t('search.title')}</label>
      </h2>
      <div css={field}>
        <Icon of={Search} />
        {/* Downshift gives an empty string for no option, which is not a valid id. */}
        <input css={controlStyles} {...input} aria-activedescendant={active || undefined} />
        {text && (
          <button
            type="button"
            aria-label={t('search.clear')}
            // Leaving the field would search for the text that is being cleared.
            onMouseDown={(event) => event.preventDefault()}
            onClick={clear}
          >
            <Icon of={X} size="small" />
          </button>
        )}
        {/* Without a suggestion the list may still have what was searched for. */}
        <p css={visuallyHidden} aria-live="polite">
          {box.isOpen &&
            suggestions.length > 1 &&
            t('filter.count', { count: suggestions.length - 1 })}
        </p>
        <ul {...box.getMenuProps()} css={list} hidden={!box.isOpen}>
          {box.isOpen &&
            suggestions.map((item, index) => (
              <li key={item.slug ?? 'all'} {...box.getItemProps({ item, index })}>
                {item.parts ? (
                  <span>
                    {item.parts[0]}
                    <b>{item.parts[1]}</b>
                    {item.parts[2]}
                  </span>
                ) : (
                  <>
                    {item.title}
                    <Icon of={ArrowRight} size="small" />
                  </>
                )}
              </li>
            ))}
        </ul>
      </div>
    </form>
  );
}

/** For downshift: only typing changes the text; blur and Alt + ArrowUp select nothing. */
function keepText(
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

const field = css({
  position: 'relative',
  '& > svg': {
    position: 'absolute',
    top: 14,
    left: 14,
    color: 'var(--teal)',
    pointerEvents: 'none',
  },
  input: { paddingInline: 48 },
  button: [iconButton(), { position: 'absolute', top: 4, right: 4, color: 'var(--ink-soft)' }],
});

const list = css(floatingCard, {
  position: 'absolute',
  zIndex: 5,
  top: 'calc(100% + 8px)',
  insetInline: 0,
  overflow: 'hidden auto',
  '&[hidden]': { display: 'none' },
  li: {
    padding: '12px 16px',
    borderBottom: '1px solid var(--line)',
    font: '400 var(--fs-small) / 1.35 var(--text)',
    cursor: 'pointer',
    '&:last-of-type': [spaceBetween, { border: 0, color: 'var(--teal)', fontWeight: 600 }],
    "&[aria-selected='true']": {
      outline: '2px solid var(--teal)',
      outlineOffset: -2,
      background: 'var(--mist)',
    },
  },
  // The search stays in place while the page scrolls, so all suggestions must fit below it.
  [media.desktop]: { maxHeight: 'max(9rem, calc(100dvh - var(--header) - 12rem))' },
});
