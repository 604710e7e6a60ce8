/**
 * Whether all of the page is hydrated: it reports its view when its scripts run, and from then on an
 * event, here a key that nothing answers, makes React hydrate the section around it at once. Runs in the
 * browser.
 */
export function isHydrated(): boolean {
  const running = window.dataLayer?.some((entry) => Object(entry).event === 'page_view') === true;
  if (running)
    for (const section of document.querySelectorAll('header, main > *, footer'))
      section.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  return running;
}
