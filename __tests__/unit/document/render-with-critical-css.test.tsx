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
    expect(style).toContain(`data-emotion="css ${String(name)}"`);
  });

  test('are marked as in their place, so that no browser moves them and styles the page anew', () => {
    expect(style).toContain(' data-s=""');
  });

  test('stand on no element itself', () => {
    expect(html).not.toContain('style=');
  });
});
