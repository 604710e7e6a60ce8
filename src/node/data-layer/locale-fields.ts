import { plainText } from '../../site/plain-text';
import { commonNamespace } from '../../site/routes';
import { absentPages } from '../content/company/read-company';
import { prepareWords } from '../content/words/prepare-words';
import { mapTexts, pageNames, type Words } from '../content/words/words';
import { findCompany, findFacts, findWords } from './context';
import type { LocaleNode, ResolverContext } from './context';

export const localeFields = {
  data: {
    type: 'JSON!',
    resolve: async (locale: LocaleNode, _: unknown, context: ResolverContext) => {
      const { meta: _meta, ...words } = JSON.parse(locale.data) as Words;
      if (locale.ns !== commonNamespace) return prepare(words, locale, context);
      const all = await findWords(locale.language, context);
      const pages = pageNames((page) => all.get(page), absentPages(await findCompany(context)));
      return prepare({ pages, ...words }, locale, context);
    },
  },
  meta: {
    resolve: async (locale: LocaleNode, _: unknown, context: ResolverContext) => {
      const { meta } = JSON.parse(locale.data) as Words;
      if (typeof meta !== 'object') return undefined;
      return mapTexts(await prepare(meta, locale, context), plainText);
    },
  },
};

const prepare = async (
  words: Words,
  { language }: LocaleNode,
  context: ResolverContext,
): Promise<Words> => prepareWords(words, language, await findFacts(language, context));
