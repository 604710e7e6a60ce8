/** @jest-environment node */
import { css } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderWithCriticalCss } from '../../../src/document/render-with-critical-css';

const red = css`
  color: red;
`;

describe('The styles of a page', () => {
  const { html, styles } = renderWithCriticalCss(
    <div id="gatsby-focus-wrapper" style={{ outline: 'none' }}>
      <p css={red}>Words</p>
    </div>,
  );
  const [style = ''] = styles.map((part) => renderToStaticMarkup(part));

  test('are those that its elements use', () => {
    const [, name] = /class="css-([\w-]+)"/.exec(html) ?? [];
    expect(style).toContain(`.css-${String(name)}{color:red;}`);
  });

  test('are named, so that the browser knows them', () => {
    const [, name] = /class="css-([\w-]+)"/.exec(html) ?? [];
    expect(style).toContain(`<style data-emotion="css ${String(name)}">`);
  });

  test('stand on no element itself', () => {
    expect(html).not.toContain('style=');
  });
});
