import { mapPlace } from '../../../src/contact/map-place';

test.each([
  ['the north-west corner', 56.9605, 24.0815, { left: 0, top: 0 }],
  ['the south-east corner', 56.9405, 24.1405, { left: 100, top: 100 }],
])('%s of the drawing', (_, latitude, longitude, place) => {
  const { left, top } = mapPlace(latitude, longitude) ?? {};
  expect(left).toBeCloseTo(place.left);
  expect(top).toBeCloseTo(place.top);
});

test('a place outside the drawing, to its north or its east, gets no pin', () => {
  expect([mapPlace(56.97, 24.1), mapPlace(56.95, 24.2)]).toEqual([undefined, undefined]);
});
