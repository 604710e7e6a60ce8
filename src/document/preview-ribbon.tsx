import type { ReactElement } from 'react';

export function previewRibbon(commit: string): ReactElement {
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
  'font:600 .8125rem/1.5 var(--text);pointer-events:none}';
