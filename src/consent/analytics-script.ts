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
