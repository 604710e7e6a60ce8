type Grant = 'granted' | 'denied';

/** A command of the tag function, as Google's tag and its like know it. */
type TagCommand =
  | ['consent', 'default' | 'update', Record<string, Grant>]
  | ['js', Date]
  | ['config', string, { send_page_view: boolean }]
  | ['event', string, object];

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: TagCommand) => void;
  }
}

/** All that a visitor can grant; one answer holds for all of it (Consent Mode, version 2). */
const everything = (grant: Grant) => ({
  ad_storage: grant,
  ad_user_data: grant,
  ad_personalization: grant,
  analytics_storage: grant,
});

/**
 * Sets up the tag function for the script at `address`, denied until the visitor agrees. It only
 * keeps what it is told; nothing leaves the page before the script is there.
 */
export function startTag(address: string): void {
  window.dataLayer ??= [];
  window.gtag = function gtag() {
    // eslint-disable-next-line prefer-rest-params -- the script takes its commands by this object only
    window.dataLayer?.push(arguments);
  };
  window.gtag('consent', 'default', everything('denied'));
  const id = new URL(address, window.location.href).searchParams.get('id');
  if (!id) return;
  window.gtag('js', new Date());
  window.gtag('config', id, { send_page_view: false });
}

/** Tells the script what the visitor has answered. */
export function tellTag(grant: Grant): void {
  window.gtag?.('consent', 'update', everything(grant));
}
