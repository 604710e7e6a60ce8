import type { ReactElement } from 'react';

/** Rules for the head of a document; `name` tells them apart there. */
export function inlineStyle(name: string, css: string, emotion?: string): ReactElement {
  return <style key={name} data-emotion={emotion} dangerouslySetInnerHTML={{ __html: css }} />;
}
