import { defaultLanguage } from '../site/languages';
import { languageOf } from '../site/routes';
import { readStored, writeStored } from '../site/storage';

const ID = 'announcer';

let shown: string | undefined;

/** Announces the new page's heading, because Gatsby's own announcer knows only English. */
export function announcePage(): void {
  const heading = document.querySelector('h1')?.textContent ?? document.title;
  const announcer = document.getElementById(ID);
  if (announcer && heading !== shown) announcer.textContent = heading;
  // A live region must be in the page before its text changes.
  const silent = `<p id="${ID}" aria-live="polite"></p>`;
  if (!announcer) document.body.insertAdjacentHTML('beforeend', silent);
  shown = heading;
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
