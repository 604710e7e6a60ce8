import { render } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import { MemoizedPage } from '../../../src/layout/wrap-page';

const draw = jest.fn(() => null);
const Page = () => draw();
const pageContext = {};

/** The objects that Gatsby creates at each render. */
const element = (data: object) => (
  <MemoizedPage page={{ data, pageContext } as PageProps}>
    <Page />
  </MemoizedPage>
);

test('a page re-renders when its data change, and not when only its address does', () => {
  const data = { name: 'before' };
  const { rerender } = render(element(data));
  rerender(element(data));
  expect(draw).toHaveBeenCalledTimes(1);
  rerender(element({ name: 'after' }));
  expect(draw).toHaveBeenCalledTimes(2);
});
