import { expect, field, open, test } from './editor-server';

test('what was typed and not saved is offered again when the tab was closed', async ({
  context,
  editor,
}) => {
  const address = `${editor.url}/#/collections/words/entries/contact`;
  const first = await context.newPage();
  await first.goto(address);
  const head = first.locator('[id^="meta-field-"]').first();
  await open(head);
  await field(head, 'title').fill('Vēl nesaglabāts virsraksts');
  // Decap keeps what is typed after a moment, in a database of the browser.
  const kept = () =>
    first.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const request = indexedDB.open('localforage');
          request.onsuccess = () => {
            const { result } = request;
            const store = result.transaction('keyvaluepairs').objectStore('keyvaluepairs');
            const entry = store.get('backup.words.contact');
            entry.onsuccess = () => {
              result.close();
              resolve(JSON.stringify(entry.result ?? ''));
            };
          };
        }),
    );
  await expect.poll(kept).toContain('Vēl nesaglabāts virsraksts');
  await first.close();

  const second = await context.newPage();
  const asked: string[] = [];
  second.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await second.goto(address);
  const again = second.locator('[id^="meta-field-"]').first();
  await expect(field(again, 'title')).toHaveValue('Vēl nesaglabāts virsraksts');
  expect(asked[0]).toContain('ko rakstījāt');
});
