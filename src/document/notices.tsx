import { commonWords, type Locales } from '../site/common-words';
import { languages } from '../site/languages';
import { media } from '../theme';

/** A page with every language has a line in each. */
export function demonstrationLines(locales: Locales): React.ReactElement[] {
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

const hidden = languages
  .map((shown) => `[data-shown=${shown}] .demonstration:not(:lang(${shown}))`)
  .join();

/**
 * On a phone, whose lower edge has a bar of its own, the line stands below the header: first in the
 * document, so that the page does not move when its end arrives.
 */
export const demonstrationStyle =
  `${media.phablet}{html{scroll-padding-bottom:calc(var(--consent,0px) + 4.5rem)}}` +
  '.demonstration{position:sticky;bottom:0;z-index:10;order:1;padding:6px var(--gutter);' +
  'border-top:1px solid var(--line);background:var(--cream);color:var(--ink-soft);' +
  'font:var(--fs-note)/1.4 var(--text);text-align:center;text-wrap:balance}' +
  `@media screen{body{display:flex;flex-direction:column}${media.belowPhablet}{` +
  '.demonstration{position:relative;order:0;margin-bottom:calc(-1 * var(--header));' +
  'padding-top:calc(var(--header) + 6px);border:0}}}' +
  // Above the question of consent, as long as it stands.
  `${media.phablet}{.demonstration{bottom:var(--consent,0px)}}` +
  `${hidden}{display:none}` +
  '@media print{.demonstration{position:static}}';

export function previewRibbon(commit: string): React.ReactElement {
  return (
    // eslint-disable-next-line no-restricted-syntax -- The ribbon is in English on every page.
    <aside key="preview" id="previewRibbon" lang="en" aria-label="Preview">
      Preview {commit}
    </aside>
  );
}

export const previewRibbonStyle =
  '#previewRibbon{position:fixed;right:0;bottom:0;z-index:40;padding:4px 12px;' +
  'border-radius:8px 0 0;background:var(--pine-deep);color:var(--on-pine);' +
  'font:600 var(--fs-note)/1.5 var(--text);pointer-events:none}';
