import { bringIn } from '../../../scripts/bring-in';

const rows: [name: string, source: string, text: string][] = [
  ['a Google Docs heading', '# **T** {#t}\n\n### **A** {#a}\n\n### B', '## A\n\n## B'],
  ['a list of a word processor', '•\tA\n•\tB\n\n1.C', '- A\n- B\n\n1. C'],
  ['straight quotes', 'A "b" [c](d "e")', 'A “b” [c](d "e")'],
  ['quotes beside signs of comparison', '<5 m "b" :-> <a-b c="d">', '<5 m “b” :-> <a-b c="d">'],
  ['spaces that cannot be seen', 'A\u00a0b\u200b', 'A b'],
  ['HTML within Markdown', '# X\n\nA <b>b</b> <s>c</s>', '## X\n\nA **b** ~~c~~'],
  [
    'an export of WordPress',
    '<!-- wp:x --><p>A<br>b</p><h4>C</h4><table><tr><td>d</td><td>e</td></tr><tr><td>f</td><td>g</td></tr></table>',
    'A\\\nb\n\n## C\n\n| d | e |\n| --- | --- |\n| f | g |',
  ],
  [
    'a picture with a caption and a gallery of WordPress',
    '<p>A</p><figure><img src="a.jpg" alt="B"><figcaption>C <em>d</em></figcaption></figure><p>[gallery ids="1"]</p><p>e<sup>1</sup></p>',
    'A\n\n![B](a.jpg "C d")\n\n[gallery ids=“1”]\n\ne<sup>1</sup>',
  ],
  ['the title in a line of a word processor', '**T**\n\nA\n\n•\tB\no\tC', 'A\n\n- B\n  - C'],
  ['the sizes of a picture', '![A](a.jpg){width="6in"}', '![A](a.jpg)'],
  ['a head of Hugo', '+++\ntitle = "A"\n+++\nB', 'B'],
];

test.each(rows)('%s becomes Markdown of an article', (_, source, text) => {
  expect(bringIn(source, 'T', 'en').text).toBe(text);
});

test('a picture within the text becomes a file', () => {
  const { text, pictures } = bringIn('![A][b]\n\n[b]: <data:image/png;base64,AAAA>', 'T', 'en');
  expect(text).toBe('![A](picture-1.png)');
  expect(pictures).toMatchObject([{ name: 'picture-1.png' }]);
});
