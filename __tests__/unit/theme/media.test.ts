import { media, mediaForRow } from '../../../src/theme/media';

test('a row is shown from the width at which it fits, however long it is', () => {
  expect(mediaForRow(60)).toBe(media.wide);
  expect(mediaForRow(93)).toBe('@media (min-width: 75.1em)');
  expect(mediaForRow(120)).toBe('@media (min-width: 87.25em)');
});
