/** The `<font>` that a translator has put in the place of a text, and the other way round. */
const fontOf = new WeakMap<Node, Element>();
const textOf = new WeakMap<Node, Text>();

/**
 * Lets React work in a document that others change too (facebook/react#11538). A translator replaces each
 * text node by a `<font>`: React would throw when it removes such a text or inserts before it, and would
 * update a detached text. A text that changes is put back, with its neighbours, and the translator
 * translates them again.
 */
export function tolerateExternalDomChanges(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <New extends Node>(node: New, before: Node | null): New {
    return insertBefore.call(this, node, placeIn(this, before)) as New;
  };
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    const place = placeIn(this, child);
    if (place) removeChild.call(this, place);
    return child;
  };
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') restoreText(record.target);
      else for (const node of record.removedNodes) rememberFont(node, record, observer);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** The child of `parent` that replaces a node which is no longer its child. */
function placeIn(parent: Node, node: Node | null): Node | null {
  let place = node;
  while (place && place.parentNode !== parent)
    place = place.parentNode ?? fontOf.get(place) ?? null;
  return place;
}

function rememberFont(text: Node, record: MutationRecord, observer: MutationObserver): void {
  if (!(text instanceof Text)) return;
  const around = [...record.addedNodes, record.previousSibling, record.nextSibling];
  const font = around.find(
    (node): node is Element => node?.nodeName === 'FONT' && !textOf.has(node),
  );
  if (!font) return;
  fontOf.set(text, font);
  textOf.set(font, text);
  observer.observe(text, { characterData: true });
}

function restoreText(text: Node): void {
  for (const font of [...(fontOf.get(text)?.parentNode?.childNodes ?? [])]) {
    const before = textOf.get(font);
    if (before) font.parentNode?.replaceChild(before, font);
  }
}
