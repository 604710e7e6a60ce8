import { plainText } from '../site/plain-text';
import type { TrackingEvent } from './events';
import { track } from './track';

/** The section whose buttons have an event of their own. */
const HOME_HERO = 'home-hero';

type ActionKind = Extract<TrackingEvent, { event: 'cta_click' }>['cta_type'];

/**
 * What a click on `target` means: that a call to action was followed, and that a link leads out, to
 * the phone or to a letter. An action is marked by `data-cta`, its section by `data-section`.
 */
export function clickEvents(target: Element, page: URL): TrackingEvent[] {
  const page_path = page.pathname;
  const action = target.closest<HTMLElement>('[data-cta]');
  const link = target.closest('a');
  return [
    ...(action ? [actionEvent(action, page_path)] : []),
    ...(link ? linkEvents(link, page, page_path) : []),
  ];
}

function actionEvent(action: HTMLElement, page_path: string): TrackingEvent {
  const place = action.closest<HTMLElement>('[data-section], header, main, footer');
  const cta_section = place?.dataset.section ?? place?.localName ?? 'page';
  return {
    event: cta_section === HOME_HERO ? 'home_cta_click' : 'cta_click',
    cta_text: ownText(action),
    cta_type: action.dataset.cta as ActionKind,
    cta_section,
    page_path,
  };
}

function linkEvents(link: HTMLAnchorElement, page: URL, page_path: string): TrackingEvent[] {
  if (link.protocol === 'tel:') return [{ event: 'phone_click', page_path }];
  if (link.protocol === 'mailto:') return [{ event: 'email_click', page_path }];
  const outbound = link.protocol.startsWith('http') && link.host !== page.host;
  return outbound ? [{ event: 'outbound_click', link_url: link.href, page_path }] : [];
}

/** What a button says, without what is added for screen readers. */
function ownText(element: Element): string {
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const text = texts.map(({ textContent }) => textContent).join('');
  return plainText(text).replace(/\s+/g, ' ').trim();
}

/**
 * Reports clicks by one listener for the whole document. It hears a click before the page does, so
 * that the path is still the one on which it happened; the middle button opens links too.
 */
export function watchClicks(): void {
  const report = ({ target, button }: MouseEvent) => {
    if (!(target instanceof Element) || button > 1) return;
    clickEvents(target, new URL(window.location.href)).forEach(track);
  };
  document.addEventListener('click', report, { capture: true });
  document.addEventListener('auxclick', report, { capture: true });
}
