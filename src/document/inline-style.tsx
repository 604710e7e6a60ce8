import type { ReactElement } from 'react';

export function inlineStyle(name: string, css: string, emotion?: string): ReactElement {
  return <style key={name} data-emotion={emotion} dangerouslySetInnerHTML={{ __html: css }} />;
}
