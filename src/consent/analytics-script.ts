/** The `<meta>` in which a build names its analytics script; no other place knows the address. */
const META = 'meta[name="analytics"]';

/** The address of the analytics script; none where nothing is counted. */
export function analyticsAddress(): string | undefined {
  return document.querySelector<HTMLMetaElement>(META)?.content;
}

/** Asks for the script once the page itself is there. */
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
