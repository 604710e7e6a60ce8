import { basename } from 'node:path';
import type { StringSchema } from 'yup';
import {
  httpsUrl,
  localizedText,
  optionalLocalized,
  optionalObject,
  optionalText,
  picture,
  requiredText,
  strictObject,
  wholeBetween,
} from './fields';
import { CONTENT, filesIn, parseFiles } from './files';
import { parseYaml } from './parse-yaml';
import type { Problem } from './problems';

export const PEOPLE = `${CONTENT}/people`;
const ENDING = '.yml';

const MISSING_ALT = 'is missing; expected what the photo shows, for those who do not see it';

export const personSchema = strictObject({
  name: requiredText().label('Vārds un uzvārds'),
  founder: wholeBetween(1, 99)
    .optional()
    .label('Vieta starp dibinātājiem')
    .meta({ hint: 'Autoram, kas nav dibinātājs, tās nav.' }),
  photo: picture(optionalText())
    .label('Portrets')
    .meta({
      hint: 'Kvadrātveida, vismaz 400 × 400 pikseļu. Bez tā rāda iniciāļus.',
      least: { width: 400, height: 400 },
    }),
  photoAlt: optionalLocalized()
    .label('Kas redzams portretā')
    .when('photo', ([photo], schema) => (photo ? schema.required(MISSING_ALT) : schema)),
  jobTitle: localizedText().label('Amats'),
  about: localizedText()
    .label('Par cilvēku')
    .meta({ hint: 'Lapā par uzņēmumu.', kind: 'paragraph' }),
  bio: localizedText().label('Par autoru').meta({ hint: 'Zem rakstiem.', kind: 'paragraph' }),
  profile: optionalObject({
    name: requiredText().label('Tīkls'),
    url: httpsUrl(requiredText()).label('Adrese'),
  }).label('Profils'),
});

export type Person = ReturnType<typeof parsePerson>;

/** Also of those whose file cannot be read. */
const personSlugs = (): string[] =>
  filesIn(PEOPLE)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => basename(name, ENDING));

export const readPeople = () => parseFiles(personSlugs().map(fileOf), parsePerson);

/** What each has for themselves. Reported with the later. */
export const checkPeople = (people: readonly Person[]): Problem[] =>
  people.flatMap((person, index) =>
    (['name', 'photo', 'founder', 'about', 'bio'] as const).flatMap((key) => {
      const own = JSON.stringify(person[key]);
      const other = own && people.slice(0, index).find((each) => JSON.stringify(each[key]) === own);
      const message = `is the same in ${other && fileOf(other.slug)}; expected another`;
      return other ? [{ file: fileOf(person.slug), key, message }] : [];
    }),
  );

/** Whether the photo exists is not checked here. */
export const parsePerson = (source: string, file: string) => ({
  ...parseYaml(source, personSchema, file),
  slug: basename(file, ENDING),
});

export const fileOf = (slug: string): string => `${PEOPLE}/${slug}${ENDING}`;

/** A person that another file names must be in the list. */
export const personReference = <Text extends string | undefined>(schema: StringSchema<Text>) =>
  schema
    .test({
      name: 'person',
      message: () => `is nobody in ${PEOPLE}; expected one of: ${personSlugs().join(', ')}`,
      test: (slug) => slug === undefined || personSlugs().includes(slug),
    })
    .meta({ kind: 'person' });
