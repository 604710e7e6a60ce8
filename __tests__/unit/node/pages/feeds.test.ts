import { readFileSync, writeFileSync } from 'node:fs';
import { readCompany } from '../../../../src/node/content/company/read-company';
import { wordFilePath } from '../../../../src/node/content/words/words';
import { feeds } from '../../../../src/node/pages/feeds';
import { workInContentCopy } from '../../../support/content-copy';

workInContentCopy();

test('the title of a feed has its facts filled in', () => {
  const file = wordFilePath('lv', 'blog');
  const words = readFileSync(file, 'utf8');
  writeFileSync(file, words.replace('"title": "', '"title": "{{company.name}}: '));
  const [first] = feeds();
  expect(first?.title).toMatch(new RegExp(`^${readCompany().value?.name ?? '-'}: `));
});
