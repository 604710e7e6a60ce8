import type { PageProps } from 'gatsby';
import { defaultLanguage } from '../site/languages';
import { languageOf } from '../site/routes';
import { readStored, writeStored } from '../site/storage';

let shown: string | undefined;

/** Announces the new page's heading, because Gatsby's own announcer knows only English. */
export function announcePage(): void {
  const heading = document.querySelector('h1')?.textContent ?? document.title;
  const announcer = document.getElementById('announcer');
  // A live region must be in the page before its text changes.
  const silent = '<p id="announcer" aria-live="polite"></p>';
  if (!announcer) document.body.insertAdjacentHTML('beforeend', silent);
  else if (heading !== shown) announcer.textContent = heading;
  shown = heading;
}

const entry = () => (history.state as { key?: string } | null)?.key;

let shownEntry: string | undefined;

/** On Back a browser scrolls the page that it still shows; Gatsby would store that as the place on it. */
export function hideEarlyScroll(scroll: Event): void {
  if (scroll.target === document && entry() !== shownEntry) scroll.stopImmediatePropagation();
}

export const rememberEntry = () => (shownEntry = entry());

/** The time to wait after the second in which Gatsby waits. */
const PATIENCE_MS = 5_000;

let followed: string | undefined;
let patience: ReturnType<typeof setTimeout> | undefined;

/** Remembers which link Gatsby follows. */
export function rememberFollowed({ target, defaultPrevented }: MouseEvent): void {
  if (defaultPrevented) followed = (target as Element).closest('a')?.href;
}

/**
 * Shows whether a page is loading. Its document is opened if it does not come in five more seconds, as after a deploy
 * that renamed its template: to Gatsby such a link is an error that nothing answers.
 */
export function showLoading(loading: boolean): void {
  document.documentElement.toggleAttribute('data-loading', loading);
  clearTimeout(patience);
  const open = () => followed && window.location.assign(followed);
  if (loading) patience = setTimeout(open, PATIENCE_MS);
}

let build: string | undefined;

/** Gatsby opens the document of a page that was built anew, but also adds its address to the history once more. */
export function reloadNewBuild({ pageResources }: PageProps): void {
  // In development each change is a build.
  if (process.env.NODE_ENV !== 'production') return;
  const { webpackCompilationHash } = pageResources.page;
  if (build && build !== webpackCompilationHash) window.location.reload();
  build = webpackCompilationHash;
}

/** The address without a language leads to the stored one (specification, section 4). */
const STORAGE_KEY = 'language';

/** Saves the language of `path` when it changes. A document in another language is only logged. */
export function rememberLanguage(path: string): void {
  const language = languageOf(path);
  const { lang } = document.documentElement;
  if (lang !== language) console.warn(`The page is "${lang}", its path is "${language}"`);
  const before = readStored('local', STORAGE_KEY) ?? defaultLanguage;
  if (before !== language) writeStored('local', STORAGE_KEY, language);
}

/** A hook that logs what it throws; in most of Gatsby's an error would end the app. */
export const logErrors =
  <Args extends unknown[], Result>(hook: (...args: Args) => Result) =>
  (...args: Args): Result | undefined => {
    try {
      return hook(...args);
    } catch (error) {
      console.error(error);
    }
  };
