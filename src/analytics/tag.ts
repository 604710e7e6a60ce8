type Grant = 'granted' | 'denied';

/** A command in the form of Google's tag. */
type TagCommand =
  | ['consent', 'default' | 'update', Readonly<Record<string, Grant>>]
  | ['js', Date]
  | ['set', Readonly<Record<string, string>>]
  | ['config', string, { send_page_view: boolean }]
  | ['event', string, object];

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: TagCommand) => void;
  }
}

/** Consent Mode, version 2: the site only asks about statistics, so advertising stays denied. */
const allDenied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const;

/** Denies everything; commands are only stored until the script runs. */
export function initGtag(address: string): void {
  window.dataLayer ??= [];
  window.gtag = function gtag() {
    // eslint-disable-next-line prefer-rest-params -- the script takes its commands by this object only
    window.dataLayer?.push(arguments);
  };
  window.gtag('consent', 'default', allDenied);
  window.gtag('set', { page_referrer: withoutQuery(document.referrer) });
  setPageLocation();
  const id = new URL(address, window.location.href).searchParams.get('id');
  if (!id) return;
  window.gtag('js', new Date());
  window.gtag('config', id, { send_page_view: false });
}

/** The script would send the address in full, with searches and calculations in its query. */
export function setPageLocation(): void {
  window.gtag?.('set', { page_location: withoutQuery(window.location.href) });
}

const withoutQuery = (address: string): string => address.replace(/[?#].*$/, '');

export const setConsent = (grant: Grant) =>
  window.gtag?.('consent', 'update', { analytics_storage: grant });

/** `undefined` when the build names no analytics script. */
export const analyticsAddress = () =>
  document.querySelector<HTMLMetaElement>('meta[name="analytics"]')?.content;

/** Loads the script after the page itself has loaded. */
export function addAnalyticsScript(address: string): void {
  const add = () => {
    const script = document.createElement('script');
    script.src = address;
    document.head.append(script);
  };
  if (document.readyState === 'complete') add();
  else window.addEventListener('load', add, { once: true });
}

/** Cookies that common analytics scripts set on the site's own host. */
const ANALYTICS_COOKIE = /^(_ga|_gid|_gat|_gcl|_dc_gtm|_pk_|_hj|_clck|_clsk|_ym)/;

export function deleteAnalyticsCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names.filter((candidate) => ANALYTICS_COOKIE.test(candidate))) {
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
