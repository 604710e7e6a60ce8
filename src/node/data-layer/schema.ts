import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import type { Language } from '../../site/languages';
import { CONTENT } from '../content/files';
import { typeset } from '../content/words/prepare-words';
import { findFile, type ResolverContext } from './nodes';
import { apartmentFields, queryFields, rotatedPictureFields } from './query-fields';
import { bodyField, filledFields, localeFields, postResolvers, relatedField } from './text-fields';

export function createContentTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({ name: 'localized', extend: () => localized });
  actions.createFieldExtension({ name: 'picture', args: { folder: 'String' }, extend: picture });
  actions.createTypes(readFileSync('src/node/data-layer/schema.graphql', 'utf8'));
}

export function createContentResolvers(args: CreateResolversArgs): void {
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  createResolvers({
    Post: { ...filledFields, body: bodyField, related: relatedField },
    LegalPage: { body: bodyField },
    CompanyApartment: apartmentFields,
    Locale: localeFields,
    ImageSharp: rotatedPictureFields,
    Query: { ...queryFields, ...postResolvers },
  });
}

interface Info {
  fieldName: string;
}

type Texts = Readonly<Record<string, Readonly<Record<Language, string>> | undefined>>;

/** A text that the content has in each language, in the one that the query names. */
const localized = {
  args: { language: 'String!' },
  resolve: (source: Texts, { language }: { language: Language }, _: unknown, info: Info) => {
    const text = source[info.fieldName];
    return text && typeset(text[language], language);
  },
};

/** The file that a name stands for, in a folder of the content, or beside the text that names it. */
const picture = ({ folder }: { folder?: string }) => ({
  resolve: (
    source: Readonly<Record<string, string>>,
    _: unknown,
    context: ResolverContext,
    info: Info,
  ) => {
    const { [info.fieldName]: name, file = '' } = source;
    return name
      ? findFile(join(folder ? `${CONTENT}/${folder}` : dirname(file), name), context)
      : null;
  },
});
