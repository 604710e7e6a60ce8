/**
 * Lists what does not fit on the page in its present state: sideways scrolling, text beyond the screen,
 * text that its box cuts off, and parts of the header that overlap. Runs in the browser.
 */
export function findOverflow(): string[] {
  const { scrollWidth, clientWidth: width } = document.documentElement;
  const name = (element: Element) =>
    `${element.localName} “${element.textContent.trim().slice(0, 40)}”`;
  const style = (element: Element) => getComputedStyle(element);

  const hidden = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true }) || style(element).clipPath !== 'none';
  const around = (element: Element, test: (ancestor: Element) => boolean) => {
    for (let at: Element | null = element; at; at = at.parentElement) if (test(at)) return true;
    return false;
  };
  const texts = [...document.querySelectorAll('body *')].filter(
    (element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) &&
      !around(element, hidden),
  );

  const scrolls = (ancestor: Element) => style(ancestor).overflowX === 'auto';
  const beyond = texts.filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left < -1 || right > width + 1) && !around(element, scrolls);
  });

  const cut = texts.filter((element) =>
    around(element, (box) => {
      const { overflowX, overflowY, webkitLineClamp } = style(box);
      // Card titles and excerpts may end after some lines, as specified.
      if (webkitLineClamp !== 'none') return false;
      const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isWider = cuts(overflowX) && inner.right > outer.right + 1 && !around(element, scrolls);
      return isWider || (cuts(overflowY) && inner.bottom > outer.bottom + 1);
    }),
  );

  const items = [...document.querySelectorAll('header:not(main header) :is(a, button)')].filter(
    (element) => !around(element, hidden) && !element.closest('dialog, [popover]'),
  );
  const overlapping = items.filter((item, index) => {
    const next = items[index + 1]?.getBoundingClientRect();
    const { right, bottom } = item.getBoundingClientRect();
    return next && right > next.left + 1 && bottom > next.top + 1;
  });

  return [
    ...(scrollWidth > width ? [`scrolls sideways by ${scrollWidth - width} px`] : []),
    ...beyond.map((element) => `beyond the screen: ${name(element)}`),
    ...cut.map((element) => `cut off: ${name(element)}`),
    ...overlapping.map((element) => `overlapped in the header: ${name(element)}`),
  ];
}

/** Sets the text spacing that a visitor may set by WCAG 1.4.12. Runs in the browser. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }
  `);
  document.adoptedStyleSheets = [sheet];
}
