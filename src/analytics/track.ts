import { plainText } from '../site/text';

interface PageParameters {
  page_path: string;
}

interface FormParameters {
  form_id: string;
  form_name: string;
}

interface ActionParameters extends PageParameters {
  cta_text: string;
  cta_type: 'primary' | 'secondary' | 'link';
  cta_section: string;
}

interface Parameters {
  page_view: PageParameters & { page_language: string; page_title: string };
  page_language: PageParameters & { page_language: string };
  cta_click: ActionParameters;
  home_cta_click: ActionParameters;
  form_submit: FormParameters;
  form_submit_success: FormParameters & PageParameters;
  form_submit_error: { error_message: string };
  scroll_depth: PageParameters & { percent: 25 | 50 | 75 | 90 | 100 };
  outbound_click: PageParameters & { link_url: string };
  phone_click: PageParameters;
  email_click: PageParameters;
}

/** The events of the site (specification, section 7); none holds what a visitor has typed. */
export type TrackingEvent = {
  [Name in keyof Parameters]: { event: Name } & Parameters[Name];
}[keyof Parameters];

export function track(entry: TrackingEvent): void {
  const { event, ...parameters } = entry;
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
  window.gtag?.('event', event, parameters);
}

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

/** The scrolled part of a page that is reported, in percent (specification, section 7). */
const marks = [25, 50, 75, 90, 100] as const;

/** Counts only scrolling down, because a new page first scrolls up to its top by itself. */
export function watchScroll(): void {
  let path = window.location.pathname;
  let last = 0;
  // Reading the position now would force a layout.
  requestAnimationFrame(() => {
    last = window.scrollY;
  });
  const seen = new Set<number>();
  const report = () => {
    if (path !== window.location.pathname) {
      path = window.location.pathname;
      seen.clear();
    }
    const down = window.scrollY > last;
    last = window.scrollY;
    if (!down) return;
    // Browsers round the position, so a visitor at the end may be a part of a pixel short of it.
    const bottom = window.scrollY + window.innerHeight + 1;
    const passed = (bottom / document.documentElement.scrollHeight) * 100;
    for (const percent of marks) {
      if (percent > passed || seen.has(percent)) continue;
      seen.add(percent);
      track({ event: 'scroll_depth', percent, page_path: path });
    }
  };
  window.addEventListener('scroll', report, { passive: true });
}
