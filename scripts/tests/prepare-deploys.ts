import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addArticle, editFile } from './articles';
import { OWNER_CONTENT, PREVIEW_CONTENT } from './builds';

/** The content as its owner publishes it in the end: nothing is a sample. */
export function prepareOwner(to = OWNER_CONTENT) {
  copyContent(to);
  writeFileSync(join(to, 'samples.yml'), '');
  const people = readdirSync(join(to, 'people')).map((name) => join('people', name));
  for (const name of ['company.yml', ...people.filter((file) => file.endsWith('.yml'))])
    editFile(join(to, name), (text) =>
      text
        .replaceAll(/example\.com|amberkey\.example/g, 'amberkey.lv')
        .replaceAll('40000000000', '40203123456')
        .replaceAll('+371 2000 0000', '+371 2912 3456'),
    );
}

/** The content with a draft, which only previews show. */
export function preparePreview(to = PREVIEW_CONTENT) {
  copyContent(to);
  addArticle(to, 'Pārbaudes melnraksts');
}

function copyContent(to: string) {
  rmSync(to, { recursive: true, force: true });
  cpSync('content', to, { recursive: true });
}
