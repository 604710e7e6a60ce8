/** @jest-environment jsdom */
import { tolerateExternalDomChanges } from '../../../src/start/external-dom-changes';

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Replaces a text as a browser's translator does. */
async function translate(text: Text): Promise<HTMLElement> {
  // TypeScript calls the name deprecated; translators write it.
  const font = document.createElement('font' as string);
  font.textContent = 'tulkots';
  text.replaceWith(font);
  await settle();
  return font;
}

beforeAll(tolerateExternalDomChanges);

let paragraph: HTMLElement;
let text: Text;
beforeEach(async () => {
  document.body.innerHTML = '<p>translated</p>';
  await settle();
  paragraph = document.querySelector('p') as HTMLElement;
  text = paragraph.firstChild as Text;
});

test('React removes a text that a translator has replaced, with its translation', async () => {
  await translate(text);
  paragraph.removeChild(text);
  expect(paragraph.innerHTML).toBe('');
});

test('React inserts before a text that a translator has replaced', async () => {
  const font = await translate(text);
  const link = paragraph.insertBefore(document.createElement('a'), text);
  expect([...paragraph.childNodes]).toEqual([link, font]);
});

test('a text that changes stands in its place again, so that the translator sees it', async () => {
  await translate(text);
  text.data = 'changed';
  await settle();
  expect(paragraph.innerHTML).toBe('changed');
});
