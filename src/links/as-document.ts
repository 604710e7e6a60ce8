import type { MouseEvent } from 'react';

/** Handles a click on a link whose page is to be loaded as a document, not by the app. */
export function asDocument({ nativeEvent }: MouseEvent<HTMLAnchorElement>): void {
  // What follows links listens on the very element on which React does.
  nativeEvent.stopImmediatePropagation();
}
