import { plainText } from '../site/plain-text';

/** Removes word joiners and special spaces from copied text: no phone can call a number with them. */
export function copyPlainText(event: ClipboardEvent): void {
  const selection = document.getSelection();
  const text = String(selection);
  const isField = document.activeElement?.matches('input, textarea');
  if (!event.clipboardData || !selection?.rangeCount || isField || plainText(text) === text) return;
  const copied = document.createElement('div');
  copied.append(selection.getRangeAt(0).cloneContents());
  const texts = document.createTreeWalker(copied, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    texts.currentNode.nodeValue = plainText(texts.currentNode.nodeValue ?? '');
  event.clipboardData.setData('text/plain', plainText(text));
  event.clipboardData.setData('text/html', copied.innerHTML);
  event.preventDefault();
}
