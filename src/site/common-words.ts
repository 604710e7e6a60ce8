import type common from '../../content/locales/lv/common.json';
import type { Language } from './languages';

export type CommonWords = typeof common;

export type Locales = Queries.FrameFragment['locales'];

/** For places where no translation hook works. */
export function commonWords(locales: Locales, language: Language): CommonWords | undefined {
  const found = locales.edges.find(
    ({ node }) => node.ns === 'common' && node.language === language,
  );
  return found?.node.data as CommonWords | undefined;
}
