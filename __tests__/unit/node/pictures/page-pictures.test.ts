import { pagePicture } from '../../../../src/node/pictures/page-pictures';
import type { PageRouteId } from '../../../../src/site/routes';

test('a page that names no picture is shared by that of the home page', () => {
  expect(pagePicture('a-new-page' as PageRouteId)).toEqual(pagePicture('home'));
});
