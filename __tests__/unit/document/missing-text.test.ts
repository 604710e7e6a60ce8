import { refuseMissingTexts } from '../../../src/document/missing-text';

test.each([
  ['<h1>about:head.title</h1>', 'about.json  head.title'],
  ['<p>Text</p><a aria-label="common:newTab">', 'common.json  newTab'],
])('the build stops where a page lacks a text: %s', (html, named) => {
  expect(() => refuseMissingTexts(html)).toThrow(`${named}: is missing; a text is expected`);
});

test.each(['<p>What it is about: homes</p>', '<a href="https://blog.example/terms">contact</a>'])(
  'a text with a colon is no missing one: %s',
  (html) => expect(() => refuseMissingTexts(html)).not.toThrow(),
);

test('the build stops where nothing fills in a placeholder', () => {
  expect(() => refuseMissingTexts('<p>{{phone}} or so</p>')).toThrow(
    '{{phone}}: is filled in by nothing',
  );
});
