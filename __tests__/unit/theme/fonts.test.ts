import { languages, typography } from '../../../src/site/languages';
import fonts from '../../../src/theme/font-files.json';

test.each(languages)(
  'the fonts have the letters of %s; else: npx jiti scripts/subset-fonts.ts',
  (language) => {
    for (const { family, files } of fonts) {
      const cut = files.map(({ letters }) => letters).join('');
      const lacking = Array.from(typography[language].letters).filter((one) => !cut.includes(one));
      expect([family, lacking]).toEqual([family, []]);
    }
  },
);
