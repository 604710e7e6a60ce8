const ID = 'announcer';

let shown: string | undefined;

/** Announces the new page's heading, because Gatsby's own announcer knows only English. */
export function announcePage(): void {
  const heading = document.querySelector('h1')?.textContent ?? document.title;
  const announcer = document.getElementById(ID);
  // A live region must be in the page before its text changes.
  if (!announcer) document.body.append(silentAnnouncer());
  else if (heading !== shown) announcer.textContent = heading;
  shown = heading;
}

function silentAnnouncer(): HTMLElement {
  const announcer = document.createElement('p');
  announcer.id = ID;
  announcer.setAttribute('aria-live', 'polite');
  return announcer;
}
