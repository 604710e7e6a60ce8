import type { MouseEvent } from 'react';
import { scrollUp } from './scroll-to-top';

/**
 * What a click on a link to the page that is shown does: it scrolls up. The history gets no second
 * entry for the same address. Another query of the page is another address, to which the link leads.
 */
export function stayOnPage(click: MouseEvent<HTMLAnchorElement>): void {
  const { pathname, search } = click.currentTarget;
  const elsewhere = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  if (elsewhere || pathname !== window.location.pathname) return;
  if (search === window.location.search) click.preventDefault();
  scrollUp();
}
