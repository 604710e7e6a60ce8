import { defaultLanguage } from '../site/languages';
import { languageOf } from '../site/paths';
import { readStored, writeStored } from '../site/storage';

/** Specification, section 4. */
const STORAGE_KEY = 'language';

/** Saves the language of `path` when it changes. A document in another language is only logged. */
export function rememberLanguage(path: string): void {
  const language = languageOf(path);
  const { lang } = document.documentElement;
  if (lang !== language) console.warn(`The page is "${lang}", its path is "${language}"`);
  const before = readStored('local', STORAGE_KEY) ?? defaultLanguage;
  if (before !== language) writeStored('local', STORAGE_KEY, language);
}
