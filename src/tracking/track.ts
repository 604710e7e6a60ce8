interface OnPage {
  page_path: string;
}

interface Form {
  form_id: string;
  form_name: string;
}

interface Action extends OnPage {
  cta_text: string;
  cta_type: 'primary' | 'secondary' | 'link';
  cta_section: string;
}

interface Parameters {
  page_view: OnPage & { page_language: string; page_title: string };
  page_language: OnPage & { page_language: string };
  cta_click: Action;
  home_cta_click: Action;
  form_submit: Form;
  form_submit_success: Form & OnPage;
  form_submit_error: { error_message: string };
  scroll_depth: OnPage & { percent: 25 | 50 | 75 | 90 | 100 };
  outbound_click: OnPage & { link_url: string };
  phone_click: OnPage;
  email_click: OnPage;
}

/** Specification, section 7. No parameter holds what a visitor has typed. */
export type TrackingEvent = {
  [Name in keyof Parameters]: { event: Name } & Parameters[Name];
}[keyof Parameters];

export function track(entry: TrackingEvent): void {
  const { event, ...parameters } = entry;
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
  window.gtag?.('event', event, parameters);
}
