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
      return JSON.stringify(prepareWords(words, await findFacts(locale.language, context)));
    },
  },
  meta: {
    resolve: async (locale: LocaleNode, _: unknown, context: ResolverContext) => {
      const { meta } = JSON.parse(locale.data) as Words;
      if (typeof meta !== 'object') return undefined;
      return mapTexts(prepareWords(meta, await findFacts(locale.language, context)), plainText);
    },
  },
};
