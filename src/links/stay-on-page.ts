import type { MouseEvent } from 'react';
import { scrollUp } from './scroll-to-top';

/**
 * Handles a click on a link to the page that is already shown: it scrolls to the top and adds nothing to
 * the history. With another query the link is followed.
 */
export function stayOnPage(click: MouseEvent<HTMLAnchorElement>): void {
  const { pathname, search } = click.currentTarget;
  const elsewhere = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  if (elsewhere || pathname !== window.location.pathname) return;
  if (search === window.location.search) click.preventDefault();
  scrollUp();
}
