import { leastOf, leastSizes, pictureUses } from '../../../../src/node/pictures/picture-uses';

test.each([
  ['its width, and no flatter than 16 : 9', 'width: 640', 640, 360],
  ['both sides that the place names', 'width: 1200, height: 630, quality: 82', 1200, 630],
  ['the shape that the place names', 'width: 500, aspectRatio: 1.25', 500, 400],
  ['the widest choice', 'width: 800, breakpoints: [800, 1600]', 1600, 900],
  ['nothing of what a text says', 'width: 160, sizes: "(min-width: 1000px) 960px"', 160, 90],
  ['any size where none is named', 'aspectRatio: 2', 0, 0],
])('a place needs %s', (_, given, width, height) => {
  expect(leastOf(given)).toEqual({ width, height });
});

test('a picture in several places must fit all of them', () => {
  const use = { picture: 'story', asker: '', place: '' };
  const sizes = leastSizes([
    { ...use, least: { width: 640, height: 700 } },
    { ...use, least: { width: 1200, height: 630 } },
  ]);
  expect(sizes.get('story')).toEqual({ width: 1200, height: 700 });
});

test('the places are found in the queries of the pages, and each page is shared by one', () => {
  const places = pictureUses().map(({ place, picture }) => `${place} ${picture}`);
  expect(places).toContain('home.heroWide hero-riga-wide');
  expect(places).toContain('owners.hero owners-hero');
  expect(places).toContain('share.contact property-blaumana');
  expect(new Set(places).size).toBe(places.length);
});
