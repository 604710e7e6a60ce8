import type { ReactElement } from 'react';

export function inlineStyle(name: string, css: string, marks?: object): ReactElement {
  return <style key={name} {...marks} dangerouslySetInnerHTML={{ __html: css }} />;
}
