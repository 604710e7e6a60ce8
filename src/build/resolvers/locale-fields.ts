import type { Node } from 'gatsby';
import type { Language } from '../../site/languages';
import { prepareWords } from '../words/prepare-words';
import { plainText } from '../../site/plain-text';
import { mapTexts, type Words } from '../words/words';
import { findFacts, type ResolverContext } from './context';

interface LocaleNode extends Node {
  language: Language;
  data: string;
}

/** Words arrive at the pages finished: facts filled in, typography set, `meta` taken apart. */
export const localeFields = {
  data: {
    resolve: async (locale: LocaleNode, _: unknown, context: ResolverContext) => {
      const { meta: _meta, ...words } = JSON.parse(locale.data) as Words;
      return JSON.stringify(await prepare(words, locale, context));
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

async function prepare(
  words: Words,
  { language }: LocaleNode,
  context: ResolverContext,
): Promise<Words> {
  return prepareWords(words, language, await findFacts(language, context));
}
