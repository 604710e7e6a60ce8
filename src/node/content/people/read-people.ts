import { basename } from 'node:path';
import type { InferType } from 'yup';
import { checkYaml, lineOfKey } from '../check-yaml';
import { CONTENT } from '../content-folder';
import { address, localizedText, optionalLocalized, optionalObject } from '../fields';
import { optionalPicture, requiredText, strictObject, wholeBetween } from '../fields';
import { filesIn, isThere, missingFile } from '../files/folders';
import { readText } from '../files/read-text';
import { andThen, gather, valid, type Checked } from '../problems';

export const PEOPLE = `${CONTENT}/people`;
export const PERSON_ENDING = '.yml';

export const personSchema = strictObject({
  name: requiredText().label('Vārds un uzvārds'),
  founder: wholeBetween(1, 99)
    .optional()
    .label('Vieta starp dibinātājiem')
    .meta({ hint: 'Autoram, kas nav dibinātājs, tās nav.' }),
  photo: optionalPicture()
    .label('Portrets')
    .meta({ hint: 'Kvadrātveida, vismaz 400 × 400 pikseļu. Bez tā rāda iniciāļus.' }),
  photoAlt: optionalLocalized().label('Kas redzams portretā'),
  jobTitle: localizedText().label('Amats'),
  about: localizedText()
    .label('Par cilvēku')
    .meta({ hint: 'Lapā par uzņēmumu.', kind: 'paragraph' }),
  bio: localizedText().label('Par autoru').meta({ hint: 'Zem rakstiem.', kind: 'paragraph' }),
  profile: optionalObject({
    name: requiredText().label('Tīkls'),
    url: address().label('Adrese'),
  }).label('Profils'),
});

export type PersonFile = InferType<typeof personSchema>;

export interface Person extends PersonFile {
  slug: string;
}

export function readPeople() {
  const files = filesIn(PEOPLE).filter((name) => name.endsWith(PERSON_ENDING));
  const { values: people, problems } = gather(files.map((name) => readPerson(`${PEOPLE}/${name}`)));
  return { people, problems };
}

const readPerson = (file: string): Checked<Person> =>
  andThen(readText(file), (source) =>
    andThen(parsePerson(source, file), (person) => {
      const line = lineOfKey(source, 'photo');
      const photo = `${PEOPLE}/${person.photo}`;
      if (!person.photo || (isThere(photo) && person.photoAlt)) return valid(person);
      const [key, message] = isThere(photo)
        ? ['photoAlt', 'is missing; expected what the photo shows, for those who do not see it']
        : ['photo', missingFile(photo, `a picture in ${PEOPLE}`)];
      return { problems: [{ file, line, key, message }] };
    }),
  );

/** Whether the photo exists is not checked here. */
export const parsePerson = (source: string, file: string): Checked<Person> =>
  andThen(checkYaml(source, personSchema, file), (person) =>
    valid({ ...person, slug: basename(file, PERSON_ENDING) }),
  );
