/**
 * Loads a page as soon as a mouse or a finger is on its link. A page in the other language is
 * loaded as a document.
 */
export function loadAhead(): void {
  const load = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.host === window.location.host && !link.target && !link.hreflang)
      window.___loader.hovering(link.pathname);
  };
  document.addEventListener('mouseover', load, { passive: true });
  document.addEventListener('touchstart', load, { passive: true });
}
