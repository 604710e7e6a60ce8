import { checkPeople, fileOf, type Person } from '../../../../src/node/content/people';

const textsOf = (text: string) => ({ lv: text, en: text });

/** An author without a photo, who is no founder. */
const author = (slug: string): Person => ({
  slug,
  ...{ name: slug, jobTitle: textsOf('Writer') },
  ...{ about: textsOf(`About ${slug}`), bio: textsOf(`By ${slug}`) },
});

test.each([
  { same: 'the job', given: {}, keys: [] },
  { same: 'a photo', given: { photo: 'anna.jpg' }, keys: ['photo'] },
  { same: 'a founder’s place', given: { founder: 1 }, keys: ['founder'] },
  { same: 'a text', given: { bio: textsOf('Writes.') }, keys: ['bio'] },
])('of two people with $same in common these are reported: $keys', ({ given, keys }) => {
  const [anna, juris] = ['anna', 'juris'].map((slug) => ({ ...author(slug), ...given }));
  const problems = checkPeople([anna, author('zane'), juris] as Person[]);
  const message = `is the same in ${fileOf('anna')}; expected another`;
  expect(problems).toEqual(keys.map((key) => ({ file: fileOf('juris'), key, message })));
});
