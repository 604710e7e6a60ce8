/** @jest-environment node */
import { css } from '@emotion/react';
import { createStyles } from '../../../src/document/styles';

test.each([
  ['display: flex; align-items: center;', 'display:flex;align-items:center;'],
  ['text-decoration: none;', 'text-decoration:none;'],
  [
    'text-decoration: underline 2px red;',
    '-webkit-text-decoration:underline 2px red;text-decoration:underline 2px red;',
  ],
  ['mask-image: none;', '-webkit-mask-image:none;mask-image:none;'],
])('The styles hold older names only where a browser needs them: %s', (written, expected) => {
  const styles = createStyles();
  const rule = css(written);
  styles.compat = true;
  styles.insert('.a', rule, styles.sheet, true);
  expect(styles.inserted[rule.name]).toBe(`.a{${expected}}`);
});
