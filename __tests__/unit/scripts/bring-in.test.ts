import { bringIn } from '../../../scripts/bring-in';

const UNDERSCORES = '[a]: /b_c\n[d]: /e_f\n\n1. [A](/b_c)\n2. D_e';
const rows: [name: string, source: string, text: string][] = [
  ['a Google Docs heading', '# **T** {#t}\n\n### **A** {#a}\n\n### B', '## A\n\n## B'],
  ['a list of a word processor', '•\tA\n•\tB\n\n1.C', '- A\n- B\n\n1. C'],
  ['straight quotes', 'A "b" [c](d "e")', 'A “b” [c](d "e")'],
  ['quotes beside signs of comparison', '<5 m "b" :-> <a-b c="d">', '<5 m “b” :-> <a-b c="d">'],
  ['spaces that cannot be seen', 'A\u00a0b\u200b', 'A b'],
  ['bold words in two lines', '- A **b\n  c**.\n> _d\n> e_', '- A **b c**.\n> _d\n> e_'],
  ['HTML within Markdown', '# X\n\nA <b>b</b> <s>c</s>', '## X\n\nA **b** ~~c~~'],
  [
    'an export of WordPress',
    '<!-- wp:x --><p>A<br>b</p><h4>C</h4><table><tr><td>d</td><td>e</td></tr><tr><td>f</td><td>g</td></tr></table>',
    'A\\\nb\n\n## C\n\n| d | e |\n| --- | --- |\n| f | g |',
  ],
  [
    'a picture with a caption and a gallery of WordPress',
    '<p>A</p><figure><img src="a.jpg" alt="B"><figcaption>C <em>d</em></figcaption></figure><p>[gallery ids="1"]</p><p>e<sup>1</sup></p>',
    'A\n\n![B](a.jpg "C d")\n\n[gallery ids="1"]\n\ne<sup>1</sup>',
  ],
  ['the title in a line of a word processor', '**T**\n\nA\n\n•\tB\no\tC', 'A\n\n- B\n  - C'],
  ['the sizes of a picture', '![A](a.jpg){width="6in"}', '![A](a.jpg)'],
  [
    'a table with a caption of WordPress',
    '<p>A</p><p>B</p><figure class="wp-block-table"><table><tbody><tr><td>c</td><td>1</td></tr></tbody></table><figcaption>D</figcaption></figure><p>E</p>',
    'A\n\nB\n\n| c | 1 |\n| --- | --- |\n\nD\n\nE',
  ],
  [
    'a film, a pull quote and a video of WordPress',
    '<p>A</p><figure><div>\nhttps://x.lv/a_b_c\n</div></figure><figure><blockquote><p>B</p></blockquote></figure><figure><video src="c.mp4"></video></figure><p>D</p>',
    'A\n\nhttps://x.lv/a_b_c\n\n> B\n\n<video src="c.mp4"></video>\n\nD',
  ],
  [
    'a gallery of WordPress',
    '<p>A</p><p>B</p><figure><figure><a href="c"><img src="c.jpg" alt="C"></a></figure><figure><img src="d.jpg" alt="D"><figcaption>E</figcaption></figure><figcaption>F</figcaption></figure>',
    'A\n\nB\n\n![C](c.jpg)\n\n![D](d.jpg "E")\n\nF',
  ],
  [
    'an older gallery of WordPress',
    '<p>A</p><p>B</p><ul class="wp-block-gallery"><li class="blocks-gallery-item"><figure><img src="c.jpg" alt="C"></figure></li></ul>',
    'A\n\nB\n\n![C](c.jpg)',
  ],
  [
    'a question of WordPress',
    '<p>A</p><p>B</p><details><summary>C "d"?</summary><p>E</p></details><p>F</p>',
    'A\n\nB\n\n<Faq question="C d?">\n\nE\n\n</Faq>\n\nF',
  ],
  [
    'a figure within Markdown',
    'A\n<figure>\n  <img src="b.jpg" alt="B" />\n  <figcaption>C.</figcaption>\n</figure>\n\nD',
    'A\n\n![B](b.jpg "C.")\n\nD',
  ],
  [
    'a gallery within Markdown',
    'A\n\n<figure><figure><img src="b.jpg" alt="B"></figure>\n<figure><img src="c.jpg" alt="C"></figure></figure>',
    'A\n\n![B](b.jpg)\n\n![C](c.jpg)',
  ],
  [
    'what kramdown adds to pictures and lines',
    '- toc\n{:toc}\n\nA\n{:refdef: style="a"}\n![B](b.jpg){: width="30%"}\n{: refdef}',
    'A\n\n![B](b.jpg)',
  ],
  ['a picture with a link around it', '[![A](a.jpg)](https://x.lv)', '![A](a.jpg)'],
  [
    'code',
    '```\n# "a" <b>b</b>\n```\n\nA `"b"`\n\n    {"c": 1}\n\n    # "d"\n\n- "e"\n\n    "f"',
    '```\n# "a" <b>b</b>\n```\n\nA `"b"`\n\n    {"c": 1}\n\n    # "d"\n\n- “e”\n\n    “f”',
  ],
  [
    'quotes in what belongs to other programs',
    '{{% a b="c" %}} [d-1 e="f"]\n\n[g]: /h "i"',
    '{{% a b="c" %}} [d-1 e="f"]\n\n[g]: /h "i"',
  ],
  ['the title with another sign at its end', '# T?\n\n## A', '## A'],
  [
    'a picture with a caption of WordPress in Markdown',
    'A\n\n[caption id="b"][![B](b.jpg)](c.jpg) D _"e"_.[/caption]',
    'A\n\n![B](b.jpg "D e.")',
  ],
  [
    'a form of WordPress, and a cell with a line in it',
    '<p>A</p><p>[form id="b"]</p><table><tr><td>C | d</td></tr></table>',
    'A\n\n[form id="b"]\n\n| C \\| d |\n| --- |',
  ],
  ['lines with _', UNDERSCORES, UNDERSCORES],
  ['code of Jekyll', '{% highlight sh %}\na {"b"}\n{% endhighlight %}', '```\na {"b"}\n```'],
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
