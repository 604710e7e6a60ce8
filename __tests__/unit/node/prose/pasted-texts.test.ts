import type { ProseNode } from '../../../../src/site/prose';
import { FOLDER, nodesOf, report } from './compile';

/** As a reader sees it: elements by their name, a picture by what it shows. */
const drawn = (nodes: readonly ProseNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string')
        return node.replace(/[\u00a0\u2060]/g, (sign) => (sign === '\u00a0' ? ' ' : ''));
      const { type, props = {}, children = [] } = node;
      if (type === 'p') return drawn(children);
      const name = [type, props.start, props.src, props.alt, props.title, props.href].filter(
        Boolean,
      );
      return `<${name.join(' ')}>${drawn(children)}</>`;
    })
    .join('');

const shown = [
  ['Zem <5 m2, A <- B un <3', 'Zem <5 m2, A <- B un <3'],
  ['Labi :-}', 'Labi :-}'],
  ['A \\{x\\} \\<b\\> &lt;br&gt;', 'A {x} <b> <br>'],
  ['`<br> ** {x}`', '<code><br> ** {x}</>'],
  ['`2612-3456 2020-2024`', '<code>2612-3456 2020-2024</>'],
  ['A <!-- B\n\n{x} <br> --> C', 'AC'],
  ['{/* A */}\n\nB', 'B'],
  ['`<!-- A -->`', '<code><!-- A --></>'],
  ['import duties are low.', 'import duties are low.'],
  ['5~10 un 20~30', '5~10 un 20~30'],
  [
    '| A |\n| --- |\n| 1<br>2<br />3 |',
    '<table><thead><tr><th>A</></></><tbody><tr><th>1<br></>2<br></>3</></></></>',
  ],
  ['A\\\nB', 'A<br></>B'],
  ['![Telpa](room.jpg)', '<img room.jpg Telpa></>'],
  ['![Telpa](./room.jpg "Pēc remonta")', '<img room.jpg Telpa Pēc remonta></>'],
  ['![A](room.jpg)\n![B](plan.jpg)', '<pair><img room.jpg A></><img plan.jpg B></></>'],
  ['1. A\n\n   ![B](room.jpg)', '<ol><li>A<img room.jpg B></></></>'],
  ['[Cenas](price-list.pdf)', '<a price-list.pdf>Cenas</>'],
  ['1. A\n\nB\n\n2. C', '<ol><li>A</></>B<ol 2><li>C</></>'],
  ['1. a\n\n![B](room.jpg)\n\n2. c', '<ol><li>a</></><img room.jpg B></><ol 2><li>c</></>'],
  ['1. A\n   - B\n2. C', '<ol><li>A<ul><li>B</></></><li>C</></>'],
  [
    'A[^1]\n\n[^1]: B',
    'A<sup><a #note-fn-1>1</></><notes><ol><li>B <back #note-fnref-1>↩</></></></>',
  ],
  ['[A][b]\n\n[b]: /services/', '<a /lv/services/>A</>'],
];

/** The text begins on line 5, which is left out where it is the only one. */
const problems = [
  ['Cena {no 25}', '{no 25}: expected \\{ for the sign itself, or {{company.…}} for a figure'],
  [
    '## Cenas {#cenas}',
    '{#cenas}: is not shown; take it out: each heading has an address by itself',
  ],
  ['A {: .lead}', '{: .lead}: is not shown; take it out: each heading has an address by itself'],
  ['{% include x %}', '{% include x %}: belongs to another program; take it out'],
  ['{{< gallery >}}', '{{< gallery >}}: belongs to another program; take it out'],
  [
    "A {{display: 'none'}}",
    "{{display: 'none'}}: expected \\{ for the sign itself, or {{company.…}} for a figure",
  ],
  ['[TOC]', '[TOC]: belongs to another program; take it out'],
  [
    '[caption id="a"]B[/caption]',
    '5  [caption id="a"]: belongs to another program; take it out\n5  [/caption]: belongs to another program; take it out',
  ],
  ['A <b>B</b>', '<b>: is HTML; expected **words**'],
  ['<i>B</i>', '<i>: is HTML; expected _words_'],
  ['<u>B</u>', '<u>: is HTML, which a text may not hold; take it out'],
  ['<s>B</s>', '<s>: is HTML; expected ~~words~~'],
  ['A\n\n<br>\n\nB', '7  <br>: stands alone; take it out: an empty line begins a paragraph'],
  [
    '<img src="a.jpg">',
    '<img src="a.jpg">: is HTML; expected ![What is seen](file.jpg "A caption"), the file beside the text',
  ],
  ['<a href="/x">B</a>', '<a href="/x">: is HTML; expected [words](address)'],
  [
    '<iframe src="https://x.lv/1"></iframe>',
    '<iframe src="https://x.lv/1">: is HTML; expected a link: [words](https://…)',
  ],
  [
    '<details><summary>A</summary>B</details>',
    '5  <details>: is HTML; expected <Faq question="…">, the answer, and </Faq>, with empty lines between\n5  <summary>: is HTML; expected <Faq question="…">, the answer, and </Faq>, with empty lines between',
  ],
  [
    '<table>\n<tr><td>A</td></tr>\n</table>',
    '5  <table>: is HTML; expected rows like | a | b |, and | --- | --- | below the first\n6  <tr>: is HTML; expected rows like | a | b |, and | --- | --- | below the first\n6  <td>: is HTML; expected rows like | a | b |, and | --- | --- | below the first',
  ],
  ['<https://x.lv>', '<https://x.lv>: expected [words](address)'],
  ['A\n\nB <!-- C', '7  <!--: is a note that does not end; expected --> behind it'],
  [
    '[x][ref]',
    'text: holds [x][ref], which the page would show as it stands; expected [words](address)',
  ],
  [
    'A [^1]',
    'text: holds [^1], which the page would show as it stands; expected below the text a line that begins with it and a colon',
  ],
  ['A\n\n[^1]: B', '7  [^1]:: expected its mark, [^1], in the text'],
  [
    ':::tip\nA\n:::',
    ':::tip: expected <HighlightBox title="…">, the text, and </HighlightBox>, with empty lines between',
  ],
  [
    '> [!NOTE]\n> A',
    '> [!NOTE]: expected <HighlightBox title="…">, the text, and </HighlightBox>, with empty lines between',
  ],
  [
    '• A\n• B',
    '5  •: expected "- " before each item, with the space\n6  •: expected "- " before each item, with the space',
  ],
  [
    '-A\n-B',
    '5  -: expected "- " before each item, with the space\n6  -: expected "- " before each item, with the space',
  ],
  ['1.A', '1.: expected a space behind the number'],
  ['A\n\n- [ ] B', '7  - [ ]: is a list to tick off; expected "- " and the words'],
  [
    '1. janvārī stājas spēkā.',
    '1.: begins a numbered list at 1; expected 1\\. in a sentence, and 1. in a list',
  ],
  [
    '1. A\n  - B\n2. C',
    '6  -: stands between two numbered items; expected three spaces before each of its lines',
  ],
  ['A ==x==', '==x==: expected **words**'],
  ['[[x]]', '[[x]]: expected [words](address)'],
  ['10 m^2^', '^2^: expected the sign itself, as ² or ₂'],
  ['H~2~O', '~2~: expected the sign itself, as ² or ₂'],
  ['$$a+b$$', '$$a+b$$: is a formula; expected it in words and signs'],
  ['A\n---', 'A: expected an empty line above ---, or ## before a heading'],
  [
    '| a | b |\n| - |\n| c | d |',
    'text: holds | a | b |, which the page would show as it stands; expected | --- | below its first row, once for each column',
  ],
  [
    '| a | b |\n| - | - |\n| c | d | e |',
    '| a | b |: expected as many cells in each row as in the first',
  ],
  ['[x](/services/ "A")', 'link: has a title in "…", which no page shows; take it out'],
  [
    '## A\n\n##### B',
    '7  #####: skips a level; expected ###, one level below the heading before it',
  ],
  [
    '#### A\n\n#### B',
    '5  ####: skips a level; expected ##, one level below the heading before it\n7  ####: skips a level; expected ##, one level below the heading before it',
  ],
  ['[x](/services)', 'link: "/services" lacks the slash at its end; expected /services/'],
  [
    '[x](/lv/services)',
    'link: "/lv/services" names the language; expected the address without it: /services/',
  ],
  ['![](room.jpg)', 'picture: has no description; expected ![What is seen](kitchen.jpg)'],
  [
    '![A](https://x.lv/a.jpg)',
    'picture: "https://x.lv/a.jpg" is not beside the text; save it in FOLDER and write its name alone',
  ],
  [
    '![A](data:image/png;base64,AAAA)',
    'picture: the file itself stands in the text; save it in FOLDER and write its name alone',
  ],
  [
    'A ![B](room.jpg)',
    'picture: stands in a line of text; expected an empty line before and after it',
  ],
  ['![A](a.heic)', 'picture: "a.heic" ends otherwise; expected .jpg, .jpeg, .png, .webp, .avif'],
  ['![A](room.jpg)\n![A](room.jpg)\n![A](room.jpg)', 'picture: expected one or two in a paragraph'],
  ['[A](prices.pdf)', 'link: "prices.pdf" is missing; expected a file in FOLDER'],
  [
    '<Faq question=A>\n\nB\n\n</Faq>',
    '<Faq question=A>: cannot be read; expected each prop as name="text"',
  ],
];

describe('A reader sees', () => {
  test.each(shown)('%s', async (body, seen) => {
    expect(drawn(await nodesOf(body))).toBe(seen);
  });
});

describe('An editor is told what to write in place of', () => {
  test.each(problems)('%s', async (body, said) => {
    const reported = (await report(body)).replaceAll(FOLDER, 'FOLDER');
    expect(reported.includes('\n') ? reported : reported.replace(/^5\s+/, '')).toBe(said);
  });

  test('everything at once, in its order', async () => {
    const body =
      '<5 %\n\n<b>a</b> {te}\n\n![A](a.jpg)\n\n[x](tel:1)\n\n##### B\n\n<Tips>\n\n{{x.y}} <Faq question="A">';
    const lines = (await report(body)).split('\n').map((line) => Number.parseInt(line, 10));
    expect(lines).toEqual([7, 7, 9, 11, 13, 15, 17, 17]);
  });

  test('text that nobody wrote for this site, without a word of the parser', async () => {
    const signs = [
      '{',
      '}',
      '<',
      '>',
      '</',
      '{{',
      '<Faq',
      '<Tips>',
      '</Tips>',
      '`',
      '\n\n',
      '- ',
      '1. ',
      '|',
      '"',
      'a',
    ];
    for (let seed = 1; seed < 300; seed += 1) {
      const body = Array.from(
        { length: 12 },
        (_, at) => signs[(seed * (at + 3) * 7919) % signs.length],
      ).join(' ');
      expect(await report(body)).not.toMatch(/acorn|U\+|Unexpected|tableData|mdx/i);
    }
  });
});
