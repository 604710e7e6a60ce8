import { pictureSizes } from '../../../../src/node/pictures/picture-sizes';

const source = { width: 1600, height: 1000 };

test.each([
  ['its own width and twice that', { width: 640 }, [640, 1280]],
  ['its own width alone where the source has not twice that', { width: 1200 }, [1200]],
  ['what the source has, where that is less', { width: 1800 }, [1600]],
  ['the widths that the place names', { width: 768, breakpoints: [384, 768] }, [384, 768]],
  ['each width once', { width: 1160, breakpoints: [1160, 1740, 2400] }, [1160, 1600]],
  ['what a cut of it can fill', { width: 1200, height: 1200 }, [1000]],
])('a picture is offered in %s', (_, place, widths) => {
  expect(pictureSizes(source, place).choice.map(({ width }) => width)).toEqual(widths);
});

test.each([
  ['the source', { width: 640 }, 400],
  ['the place that names a ratio', { width: 640, aspectRatio: 1.6 }, 400],
  ['the place that names its height', { width: 88, height: 88 }, 88],
])('a picture has the ratio of %s', (_, place, height) => {
  expect(pictureSizes(source, place).size.height).toBe(height);
});

test('places of different widths that name the same size get the same file', () => {
  const odd = { width: 1600, height: 1067 };
  const card = pictureSizes(odd, { width: 768, breakpoints: [768, 1160] });
  const cover = pictureSizes(odd, { width: 1160, breakpoints: [768, 1160, 1600] });
  expect(cover.choice).toEqual(expect.arrayContaining(card.choice));
});

test.each([
  ['the width of its place', { width: 768, breakpoints: [384, 768, 1160] }, 768],
  ['a width that no old browser finds too large', { breakpoints: [800, 1200, 1600] }, 1200],
  ['the smallest where all are larger', { width: 300, breakpoints: [384, 768] }, 300],
])('a browser that cannot choose gets %s', (_, place, width) => {
  expect(pictureSizes(source, place).plain.width).toBe(width);
});
