import type { Node } from 'gatsby';
import type { Language } from '../../../site/languages';
import { commonNamespace } from '../../../site/routes';
import { prepareWords } from '../../content/words/prepare-words';
import { plainText } from '../../../site/plain-text';
import { mapTexts, pageNames, type Words } from '../../content/words/words';
import { absentPages } from '../../content/company/read-company';
import { findCompany, findFacts, type ResolverContext } from './context';

interface LocaleNode extends Node {
  language: Language;
  ns: string;
  data: string;
}

/** The common namespace holds the names of all pages. */
export const localeFields = {
  data: {
    type: 'JSON!',
    resolve: async (locale: LocaleNode, _: unknown, context: ResolverContext) => {
      const { meta: _meta, ...words } = JSON.parse(locale.data) as Words;
      const pages =
        locale.ns === commonNamespace ? await findPageNames(locale, context) : undefined;
      return prepare(pages ? { pages, ...words } : words, locale, context);
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

async function findPageNames({ language }: LocaleNode, context: ResolverContext): Promise<Words> {
  const { entries } = await context.nodeModel.findAll<LocaleNode>({
    type: 'Locale',
    query: { filter: { language: { eq: language } } },
  });
  const words = new Map([...entries].map(({ ns, data }) => [ns, JSON.parse(data) as Words]));
  return pageNames((namespace) => words.get(namespace), absentPages(await findCompany(context)));
}

const prepare = async (
  words: Words,
  { language }: LocaleNode,
  context: ResolverContext,
): Promise<Words> => prepareWords(words, language, await findFacts(language, context));
