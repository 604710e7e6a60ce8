import { languages, typography } from '../../../src/site/languages';
import fonts from '../../../src/theme/font-files.json';

test.each(fonts)('$family has each letter; else: npx jiti scripts/subset-fonts.ts', ({ files }) => {
  const cut = files.map(({ letters }) => letters).join('');
  const needed = languages.flatMap((language) => Array.from(typography[language].letters));
  expect(needed.filter((letter) => !cut.includes(letter))).toEqual([]);
});
