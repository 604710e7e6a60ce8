/** `undefined` when the build names no analytics script. */
export function analyticsAddress(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="analytics"]')?.content;
}

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
