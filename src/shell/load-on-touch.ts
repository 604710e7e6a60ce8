/**
 * Loads a page as soon as a finger touches its link, as Gatsby does for a mouse. A page in the
 * other language is loaded as a document.
 */
export function loadOnTouch(): void {
  const load = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.host === window.location.host && !link.target && !link.hreflang)
      window.___loader.hovering(link.pathname);
  };
  document.addEventListener('touchstart', load, { passive: true });
}
