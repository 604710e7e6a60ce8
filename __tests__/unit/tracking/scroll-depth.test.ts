import { passedMarks } from '../../../src/tracking/scroll-depth';

test.each([
  [200, 1000, []],
  [249, 1000, [25]],
  [500, 1000, [25, 50]],
  [899.5, 1000, [25, 50, 75, 90]],
  [999.4, 1000, [25, 50, 75, 90, 100]],
])('a visitor whose screen ends at %d of %d pixels has passed %j', (bottom, height, marks) => {
  expect(passedMarks(bottom, height)).toEqual(marks);
});
