import type { ReactElement } from 'react';
import { eachText } from '../../src/node/content/words/words';
import type { Namespace } from '../../src/site/namespaces';
import { wordsIn } from '../support/words';
import { renderIn } from './render-in';

const PLURAL = /_(?:zero|one|other)$/;

/** The same texts, each of which is its own key: `home:hero.title`. */
function keyed(words: unknown, key: string): unknown {
  if (typeof words === 'string') return words && key.replace(PLURAL, '');
  const parts = Object.entries(words as object).map(([name, part]) => [
    name,
    keyed(part, key.endsWith(':') ? key + name : `${key}.${name}`),
  ]);
  return Array.isArray(words) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

const byKey = Object.fromEntries(
  Object.entries(wordsIn('en')).map(([name, words]) => [name, keyed(words, `${name}:`)]),
) as ReturnType<typeof wordsIn>;

/** Renders with keys for texts, so that a test sees which text stands where. */
export const renderKeys = (element: ReactElement, page: Parameters<typeof renderIn>[2] = {}) =>
  renderIn('en', element, { words: byKey, ...page });

const SPOKEN = ['alt', 'aria-label', 'title', 'placeholder', 'label'];

/** The keys that an element, or the document, shows or says, in its order. */
export function keysShown(selector = 'body'): string[] {
  const elements = [...document.querySelectorAll(selector)].flatMap((element) => [
    element,
    ...element.querySelectorAll('*'),
  ]);
  const parts = [...new Set(elements)].flatMap((element) => [
    ...SPOKEN.map((name) => element.getAttribute(name)),
    ...[...element.childNodes].map((node) => node.nodeType === Node.TEXT_NODE && node.textContent),
  ]);
  return parts.join('\n').match(/[\w-]+:[\w-]+(?:\.[\w-]+)*/g) ?? [];
}

/** Texts that no page shows itself: of its head, and the addresses of links. */
const UNSEEN = /^meta\.|\.to$/;

/** The texts of a page that the document neither shows nor says. */
export function keysMissing(namespace: Namespace, except = /^$/): string[] {
  const shown = new Set(keysShown().map((key) => key.toLowerCase()));
  return eachText(wordsIn('en')[namespace] ?? {})
    .filter(([key, text]) => text && !UNSEEN.test(key) && !except.test(key))
    .map(([key]) => key.replace(PLURAL, ''))
    .filter((key) => !shown.has(`${namespace}:${key}`.toLowerCase()));
}

/** Where each link of the page leads, by the key of its text; those of questions are content. */
export const linksByKey = () =>
  Object.fromEntries(
    [...document.querySelectorAll('main a')]
      .map((link) => [
        /[\w-]+:[\w.-]+/.exec(link.textContent)?.[0] ?? link.textContent,
        link.getAttribute('href'),
      ])
      .filter(([key]) => !/faq\.(?:questions|groups)/.test(key ?? '')),
  );
