import { plainText } from '../site/plain-text';
import { track, type TrackingEvent } from './track';

/** The section whose buttons report `home_cta_click` instead of `cta_click`. */
const HOME_HERO = 'home-hero';

type ActionKind = Extract<TrackingEvent, { event: 'cta_click' }>['cta_type'];

/**
 * The events that a click on `target` reports: of a call to action (`data-cta`, in `data-section`), and
 * of a link to another site, a phone number or an e-mail address.
 */
function clickEvents(target: Element, page: URL): TrackingEvent[] {
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

/** The text of a button without its additions for screen readers. */
function ownText(element: Element): string {
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const text = texts.map(({ textContent }) => textContent).join('');
  return plainText(text).replace(/\s+/g, ' ').trim();
}

/**
 * Reports clicks, the middle button's too, by one listener, before the page reacts to them: the path
 * is still that on which the visitor clicked.
 */
export function watchClicks(): void {
  const report = ({ target, button }: MouseEvent) => {
    if (!(target instanceof Element) || button > 1) return;
    clickEvents(target, new URL(window.location.href)).forEach(track);
  };
  document.addEventListener('click', report, { capture: true });
  document.addEventListener('auxclick', report, { capture: true });
}
