import { render } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import { StablePage } from '../../../src/shell/wrap-page';

const draw = jest.fn(() => null);
const Page = () => draw();
const pageContext = {};

/** What Gatsby makes anew whenever it draws. */
const element = (data: object) => (
  <StablePage page={{ data, pageContext } as PageProps}>
    <Page />
  </StablePage>
);

test('a page is drawn again when its data change, and not when only its address does', () => {
  const data = { name: 'before' };
  const { rerender } = render(element(data));
  rerender(element(data));
  expect(draw).toHaveBeenCalledTimes(1);
  rerender(element({ name: 'after' }));
  expect(draw).toHaveBeenCalledTimes(2);
});
