import { languages, typography } from '../../../src/site/languages';
import fonts from '../../../src/theme/font-files.json';

const isIn = (letter: string, ranges: string) => {
  const point = letter.codePointAt(0) ?? 0;
  return ranges.split(', ').some((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return point >= from && point <= to;
  });
};

test.each(languages)(
  'the fonts have the letters of %s; else: node scripts/subset-fonts.mjs',
  (language) => {
    for (const { family, files } of fonts) {
      const ranges = files.map(({ unicodeRange }) => unicodeRange).join(', ');
      const lacking = Array.from(typography[language].letters).filter((one) => !isIn(one, ranges));
      expect([family, lacking]).toEqual([family, []]);
    }
  },
);
