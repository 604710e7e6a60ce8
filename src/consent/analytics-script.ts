/** The `<meta>` in which a build names its analytics script; the address stands nowhere else. */
const META = 'meta[name="analytics"]';

/** The address of the analytics script, or `undefined` when the site has none. */
export function analyticsAddress(): string | undefined {
  return document.querySelector<HTMLMetaElement>(META)?.content;
}

/** Loads the script after the page itself has loaded. */
export function addAnalyticsScript(address: string): void {
  const add = () => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    document.head.append(script);
  };
  if (document.readyState === 'complete') add();
  else window.addEventListener('load', add, { once: true });
}

/** The names of cookies that common analytics scripts set on the site's own host. */
const FOREIGN = /^(_ga|_gid|_gat|_gcl|_dc_gtm|_pk_|_hj|_clck|_clsk|_ym)/;

/** Deletes the analytics script's cookies on this host and on the domains above it. */
export function forgetAnalyticsCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names.filter((candidate) => FOREIGN.test(candidate))) {
    for (const domain of ['', ...domains]) {
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}
