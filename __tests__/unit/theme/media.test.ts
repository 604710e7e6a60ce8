import { media, mediaForRow } from '../../../src/theme/media';

test('a short row is shown from one width on, a longer one from a greater, and one that never fits nowhere', () => {
  expect(mediaForRow(60)).toBe(media.wide);
  expect(mediaForRow(93)).toBe('@media (min-width: 75.55em)');
  expect(mediaForRow(120)).toBe('@media not all');
});
