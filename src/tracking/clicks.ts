import { plainText } from '../site/plain-text';
import { track, type TrackingEvent } from './track';

type ActionKind = Extract<TrackingEvent, { event: 'cta_click' }>['cta_type'];

function actionEvent(action: HTMLElement, page_path: string): TrackingEvent {
  const place = action.closest<HTMLElement>('[data-section], header, main, footer');
  const cta_section = place?.dataset.section ?? place?.localName ?? 'page';
  return {
    event: cta_section === 'home-hero' ? 'home_cta_click' : 'cta_click',
    cta_text: ownText(action),
    cta_type: action.dataset.cta as ActionKind,
    cta_section,
    page_path,
  };
}

function linkEvent(link: HTMLAnchorElement, page_path: string): TrackingEvent | undefined {
  if (link.protocol === 'tel:') return { event: 'phone_click', page_path };
  if (link.protocol === 'mailto:') return { event: 'email_click', page_path };
  const outbound = link.protocol.startsWith('http') && link.host !== window.location.host;
  return outbound ? { event: 'outbound_click', link_url: link.href, page_path } : undefined;
}

/** The text of a button without its additions for screen readers. */
function ownText(element: Element): string {
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const text = texts.map(({ textContent }) => textContent).join('');
  return plainText(text).replace(/\s+/g, ' ').trim();
}

/** Reports clicks before the page reacts, so that the path is still the one of the click. */
export function watchClicks(): void {
  const report = ({ target, button }: MouseEvent) => {
    if (!(target instanceof Element) || button > 1) return;
    const { pathname } = window.location;
    const action = target.closest<HTMLElement>('[data-cta]');
    const link = target.closest('a');
    if (action) track(actionEvent(action, pathname));
    const linked = link && linkEvent(link, pathname);
    if (linked) track(linked);
  };
  document.addEventListener('click', report, { capture: true });
  document.addEventListener('auxclick', report, { capture: true });
}
