import { footerNavigation } from '../../site/navigation';
import { languages } from '../../site/languages';
import { widthForRow } from '../../theme/media';
import { readCompany } from '../content/company/read-company';
import { withLine } from '../content/parse-yaml';
import type { Problem } from '../content/problems';
import { eachText, readWordFiles } from '../content/words/words';

/** A common window in `em`: 1280 px. */
const USUAL_WINDOW = 80;

/** Languages in which the names of pages are too long for a row on a usual screen. */
export function wideMenus(): Problem[] {
  const { name: company = '' } = readCompany().value ?? {};
  const { values: files } = readWordFiles();
  return languages.flatMap((language) => {
    const fileOf = (page: string) =>
      files.find((one) => one.language === language && one.namespace === page);
    const textOf = (page: string, key: string) =>
      eachText(fileOf(page)?.words ?? {}).find(([name]) => name === key)?.[1] ?? '';
    const names = footerNavigation.map((page) => textOf(page, 'meta.name'));
    const row = [company, ...names, textOf('common', 'header.action')];
    const { length } = row.join('');
    const over = Array.from({ length }).filter(
      (_, at) => widthForRow(at + 1) > USUAL_WINDOW,
    ).length;
    if (over === 0) return [];
    const message = `the menu has room for ${length - over} letters on a screen of 1280 pixels, and these have ${length}: ${row.join(', ')}; shorten them by ${over}, or visitors there get a button that opens the menu`;
    const file = fileOf(footerNavigation[0])?.file ?? '';
    return [withLine({ file, key: 'meta.name', message })];
  });
}
