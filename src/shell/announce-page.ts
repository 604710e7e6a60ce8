const ID = 'announcer';

/**
 * Announces the heading of a page that was opened without a new document. Gatsby's own announcer
 * says "Navigated to" in every language; the global styles silence it.
 */
export function announcePage(): void {
  const heading = document.querySelector('h1')?.textContent ?? document.title;
  const announcer = document.getElementById(ID);
  if (!announcer) document.body.append(silentAnnouncer());
  else if (announcer.textContent !== heading) announcer.textContent = heading;
}

/** A live region must be in the page before its text changes. */
function silentAnnouncer(): HTMLElement {
  const announcer = document.createElement('p');
  announcer.id = ID;
  announcer.ariaLive = 'polite';
  return announcer;
}
