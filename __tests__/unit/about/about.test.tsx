import { screen } from '@testing-library/react';
import AboutPage from '../../../src/templates/about';
import { imageData } from '../render-in';
import { person, showPage } from '../show-page';
import { keysMissing, linksByKey } from '../texts-by-key';

test('the page about us has each of its texts, and each link leads where its text says', () => {
  showPage(AboutPage);
  expect(keysMissing('about')).toEqual([]);
  expect(keysMissing('checks', /^show$/)).toEqual([]);
  expect(linksByKey()).toMatchObject({
    ...{ 'common:closing.action': '/en/property-owners/' },
    ...{ 'checks:company.place': 'https://register.example.com' },
    ...{ 'checks:policy.place': '/en/open-file/#insurance' },
  });
});

const founder = { ...person, jobTitle: 'Founder', about: 'Lives in Riga' };

test.each([
  { founders: [], samples: [], names: [], marks: 0 },
  { founders: [founder], samples: [], names: ['Anna'], marks: 0 },
  { founders: [founder], samples: ['people.anna'], names: ['Anna'], marks: 1 },
])('the founders are named, with a mark where one is made up: $names, $marks', (example) => {
  const { founders, samples, names, marks } = example;
  showPage(AboutPage, { samples, changes: { founders: { nodes: founders } } });
  const shown = screen.queryAllByRole('article').map((article) => article.textContent);
  expect(shown).toEqual(names.map((name) => `${name.charAt(0)}${name}FounderLives in Riga`));
  expect(screen.queryAllByText('common:sample')).toHaveLength(marks);
  expect(screen.queryAllByText('about:founders.title')).toHaveLength(names.length);
});

test('the photograph of a founder says what it shows', () => {
  const photo = { childImageSharp: { gatsbyImageData: imageData('anna') } };
  const founders = { nodes: [{ ...founder, photo, photoAlt: 'Anna at a window' }] };
  showPage(AboutPage, { changes: { founders } });
  screen.getByAltText('Anna at a window');
});
