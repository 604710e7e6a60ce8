import type { ReactElement } from 'react';
import { commonWords } from '../site/common-words';
import { languages } from '../site/languages';
import { media } from '../theme/media';

/** The part of a page's data that holds its words. */
export type PageWords = Parameters<typeof commonWords>[0];

/**
 * Says on each page of a demonstration, in the page's language, that what it shows is made up. A
 * page that holds every language has a line for each, and shows the line of its path.
 */
export function demonstrationLines(locales: PageWords): ReactElement[] {
  return languages.flatMap((language) => {
    const words = commonWords(locales, language)?.demonstration;
    if (!words) return [];
    return (
      <aside key={language} className="demonstration" lang={language} aria-label={words.title}>
        <b>{words.title}.</b> {words.text}
      </aside>
    );
  });
}

/** The lines in the languages that such a page does not show. */
const hidden = languages
  .map((shown) => `[data-shown=${shown}] .demonstration:not(:lang(${shown}))`)
  .join();

/**
 * The line's looks: it stays at the screen's lower edge and, at the page's end, below the footer. On a
 * phone, where that edge has a bar of its own, it stands at the page's top, below the header.
 */
export const demonstrationStyle = (
  <style
    key="demonstration"
    dangerouslySetInnerHTML={{
      __html:
        `${media.phablet}{html{scroll-padding-bottom:calc(var(--consent) + 4.5rem)}}` +
        '.demonstration{position:sticky;bottom:0;z-index:10;padding:6px var(--gutter);' +
        'border-top:1px solid var(--line);background:var(--cream);color:var(--ink-soft);' +
        'font:.8125rem/1.4 var(--text);text-align:center;text-wrap:balance}' +
        `@media screen{${media.belowPhablet}{body{display:flex;flex-direction:column}` +
        '.demonstration{position:relative;order:-1;margin-bottom:calc(-1 * var(--header));' +
        'padding-top:calc(var(--header) + 6px);border:0}}}' +
        `${hidden}{display:none}` +
        '@media print{.demonstration{position:static}}',
    }}
  />
);
