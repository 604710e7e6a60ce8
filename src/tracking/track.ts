interface Place {
  /** The path of the page that reports the event. */
  page_path: string;
}

interface Form {
  form_id: string;
  /** The form's name on the page. */
  form_name: string;
}

interface Action extends Place {
  /** The button's text. */
  cta_text: string;
  /** The button's look: one of the two kinds of buttons, or a link in a text. */
  cta_type: 'primary' | 'secondary' | 'link';
  /** The section of the page that holds it. */
  cta_section: string;
}

interface Parameters {
  page_view: Place & { page_language: string; page_title: string };
  page_language: Place & { page_language: string };
  cta_click: Action;
  home_cta_click: Action;
  form_submit: Form;
  form_submit_success: Form & Place;
  form_submit_error: { error_message: string };
  scroll_depth: Place & { percent: 25 | 50 | 75 | 90 | 100 };
  outbound_click: Place & { link_url: string };
  phone_click: Place;
  email_click: Place;
}

/**
 * Everything that is measured, by name and parameters (specification, section 7). No parameter
 * holds what a visitor has typed.
 */
export type TrackingEvent = {
  [Name in keyof Parameters]: { event: Name } & Parameters[Name];
}[keyof Parameters];

/** Reports an event to the data layer and, if the page has one, the tag function; the only way to do so. */
export function track(entry: TrackingEvent): void {
  const { event, ...parameters } = entry;
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
  window.gtag?.('event', event, parameters);
}
