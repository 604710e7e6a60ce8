import { proseComponents } from '../../../../src/site/prose';
import { FOLDER, report } from './compile';

const ALIEN = 'belongs to another program; take it out';
const ADDRESS = 'holds another program’s address; expected a page’s, or a picture’s file name';
const BELOW = 'one level below the heading before it';
const BOX =
  'expected <HighlightBox title="…">, the text, and </HighlightBox>, with empty lines between';
const BRACES = 'expected \\{ for the sign itself, or {{company.…}} for a figure';
const CODE = 'is code, which a text may not hold; take it out';
const COMPONENTS = proseComponents.join(', ');
const FAQ =
  'is HTML; expected <Faq question="…">, the answer, and </Faq>, with empty lines between';
const LIST = 'expected "- " before each item, with the space';
const TOO_FAR = 'spaces too far; expected less indentation, or ``` above and below code';
const NO_FACT = 'is not a fact; expected one of: company.figures.onSiteFee, company.name';
const NO_PAGE =
  'leads to no page; expected one of: /, /services/, /blog/riga-rental-market-analysis/';
const NOT_PLAIN = 'holds a link or a term; expected plain text';
const ROWS = 'is HTML; expected rows like | a | b |, and | --- | --- | below the first';
const OWN_LINE = 'on a line of its own, with an empty line before and after it';
const NOT_CLOSED = `is not closed; expected </Tips> behind it, ${OWN_LINE}`;
const NOTHING = `closes nothing; expected the first tag before it, ${OWN_LINE}`;
const STANDS_FOR = 'belongs to another program; expected what it stands for';
const UNKNOWN = 'expected the words alone, or [words](address) outside a heading';
const SKIPS = 'skips a level; expected';

/** The messages by the text; each begins with the line, unless it is the only or the first one. */
const problems: Record<string, string> = {
  'Cena {no 25}': `{no 25}: ${BRACES}`,
  'A {{site.name}}': `text: {{site.name}} ${STANDS_FOR}`,
  'A {{ .Title }}': `text: {{ .Title }} ${STANDS_FOR}`,
  'A {{ "/b" | relative_url }}': `{{ "/b" | relative_url }}: ${ALIEN}`,
  '![A]({{ "/b.png" | relative_url }})': `![A]({{ "/b.png" | relative_url }}): ${ADDRESS}`,
  '[A]({{< relref "#b" >}})': `[A]({{< relref "#b" >}}): ${ADDRESS}`,
  '{:refdef: style="a"}\nA\n{: refdef}\n{:toc}': `5  {:refdef: style="a"}: ${ALIEN}\n7  {: refdef}: ${ALIEN}\n8  {:toc}: ${ALIEN}`,
  '[!INCLUDE [a](/services/)]': `[!INCLUDE [a](/services/)]: ${ALIEN}`,
  '[button-1 url="https://x.lv"] [/button] [recent_posts] [sic]': `5  [button-1 url="https://x.lv"]: ${ALIEN}\n5  [/button]: ${ALIEN}\n5  [recent_posts]: ${ALIEN}`,
  '## Cenas {#cenas}': '{#cenas}: is not shown; take it out: headings have addresses anyway',
  '{{< gallery >}}': `{{< gallery >}}: ${ALIEN}`,
  '{{compny.name}} {% include x %}': `5  text: {{compny.name}} ${NO_FACT}\n5  {% include x %}: ${ALIEN}`,
  "A {{display: 'none'}}": `{{display: 'none'}}: ${BRACES}`,
  '[TOC]': `[TOC]: ${ALIEN}`,
  '[caption id="a"]B[/caption]': `5  [caption id="a"]: ${ALIEN}\n5  [/caption]: ${ALIEN}`,
  'A <b>B</b>': '<b>: is HTML; expected **words**',
  '<i>B</i>': '<i>: is HTML; expected _words_',
  '<u>B</u>': '<u>: is HTML, which a text may not hold; take it out',
  '<s>B</s>': '<s>: is HTML; expected ~~words~~',
  '1. A\n2. B\n\n1. maijā sākas sezona.':
    '8  1.: begins a numbered list at 1; expected 1\\. in a sentence, and 1. in a list',
  '[x](/lv/services)':
    'link: "/lv/services" has a language, or no slash at its end; expected /services/',
  '## A\n\n#### B': `7  ####: ${SKIPS} ###, ${BELOW}`,
  'A\n\n### B': `7  ###: ${SKIPS} ##, ${BELOW}`,
  'A {{compny.name}}': `text: {{compny.name}} ${NO_FACT}`,
  'A {{name}}': 'text: {{name}} is not a fact; expected {{company.name}}',
  'A\n\n<br>\n\nB': '7  <br>: stands alone; take it out: an empty line begins a paragraph',
  '<img src="a.jpg">':
    '<img src="a.jpg">: is HTML; expected ![What is seen](file.jpg "A caption"), the file beside the text',
  '<a href="/x">B</a>': '<a href="/x">: is HTML; expected [words](address)',
  '<iframe src="https://x.lv/1"></iframe>':
    '<iframe src="https://x.lv/1">: is HTML; expected a link: [words](https://…)',
  '<details><summary>A</summary>B</details>': `5  <details>: ${FAQ}\n5  <summary>: ${FAQ}`,
  '<table>\n<tr><td>A</td></tr>\n</table>': `5  <table>: ${ROWS}\n6  <tr>: ${ROWS}\n6  <td>: ${ROWS}`,
  'A\n\nB <!-- C': '7  <!--: is a note that does not end; expected --> behind it',
  '[x][ref]': `[x][ref]: ${UNKNOWN}`,
  'A [^1]': '[^1]: expected below the text a line that begins with it and a colon',
  'A `[^1]`\n\n[^1]: B': '7  [^1]: expected the same in the text',
  ':::tip\nA\n:::': `:::tip: ${BOX}`,
  '> [!NOTE]\n> A': `[!NOTE]: ${BOX}`,
  '• A\n• B': `5  •: ${LIST}\n6  •: ${LIST}`,
  '-A\n-B': `5  -: ${LIST}\n6  -: ${LIST}`,
  '1.A': '1.: expected a space behind the number',
  'A\n\n- [ ] B': '7  - [ ] B: is a list to tick off; expected "- " and the words',
  '1. janvārī stājas spēkā.':
    '1.: begins a numbered list at 1; expected 1\\. in a sentence, and 1. in a list',
  '1. A\n  - B\n2. C':
    '6  -: stands between two numbered items; expected three spaces before each of its lines',
  'A ==x==': '==x==: expected **words**',
  '[[x]]': `[[x]]: ${UNKNOWN}`,
  '10 m^2^': '^2^: expected the sign itself, as ² or ₂',
  'H~2~O': '~2~: expected the sign itself, as ² or ₂',
  '$$a+b$$': '$$a+b$$: is a formula; expected it in words and signs',
  'A\n---': 'A: expected an empty line above ---, or ## before a heading',
  '| a | b |\n| - |\n| c | d |':
    '| a | b |: expected an empty line above, and | --- | below its first row, once for each column',
  '| a | b |\n| - | - |\n| c | d | e |':
    '| a | b |: expected as many cells in each row as in the first',
  '[x](/services/ "A")': 'link: has a title in "…", which no page shows; take it out',
  '#### A\n\n#### B': `5  ####: ${SKIPS} ##, ${BELOW}\n7  ####: ${SKIPS} ##, ${BELOW}`,
  '![](room.jpg)': 'picture: has no description; expected ![What is seen](kitchen.jpg)',
  '![A](https://x.lv/a.jpg)':
    'picture: "https://x.lv/a.jpg" is not beside the text; save it in FOLDER and write its name alone',
  '![A](/images/a.gif)':
    'picture: "/images/a.gif" is not beside the text; save it in FOLDER as one of .jpg, .jpeg, .png, .webp, .avif and write its name alone',
  '[![A](room.jpg)](/services/)':
    'picture: stands in a link; take out the link, and leave an empty line around the picture',
  '![A](data:image/png;base64,AAAA)':
    'picture: the file itself stands in the text; save it in FOLDER as one of .jpg, .jpeg, .png, .webp, .avif and write its name alone',
  '![A](room.jpg){width="6in"}': `5  {width="6in"}: ${ALIEN}\n5  picture: stands in a line of text; expected an empty line before and after it`,
  'A ![B](room.jpg)':
    'picture: stands in a line of text; expected an empty line before and after it',
  '![A](a.heic)': 'picture: "a.heic" ends otherwise; expected .jpg, .jpeg, .png, .webp, .avif',
  '![A](room.jpg)\n![A](room.jpg)\n![A](room.jpg)': 'picture: expected one or two in a paragraph',
  '[A](prices.pdf)': 'link: "prices.pdf" is missing; expected a file in FOLDER',
  '<Faq question=A>\n\nB\n\n</Faq>': '<Faq> question: expected a text in quotes: name="text"',
  "import a from 'a'": `import a from 'a': ${CODE}`,
  'export const a = 1': `export const a = 1: ${CODE}`,
  '<Faq question={year}>\n\nA\n\n</Faq>': '<Faq> question: expected a text in quotes: name="text"',
  '<ComparisonTable rows={[1]} />':
    '<ComparisonTable> rows: must be rows of texts and numbers, like rows={[["a", "b"], ["c", 1]]}; found "[1]"',
  '## A\n\n<Faq question="A">\n\n#### B\n\n</Faq>': `9  ####: ${SKIPS} ###, ${BELOW}`,
  '': '4  text: is empty; expected a text below the second ---',
  '<Slider />': `<Slider />: is not known; expected one of: ${COMPONENTS}`,
  '<Faq question="A" open="true">\n\nA\n\n</Faq>':
    '<Faq> open: is not known here; expected one of: question',
  '<Testimonial author="A">\n\nA\n\n</Testimonial>': '<Testimonial> role: is required: a text',
  '<HighlightBox title="A" tone="red">\n\nA\n\n</HighlightBox>':
    '<HighlightBox> tone: must be "amber" or "teal", or be left out; found "red"',
  '<HighlightBox title="A">\n\n</HighlightBox>': '<HighlightBox>: is empty; expected a text',
  'A <Faq question="A">B</Faq>':
    '<Faq>: stands alone; expected an empty line between its tags and its text, and around it',
  '<ComparisonTable>\n\nA\n\n</ComparisonTable>':
    '<ComparisonTable>: expected one table in it and nothing else',
  '<Tips>\n\n- A\n\n</Tips>': '<Tips>: expected one numbered list in it and nothing else',
  'A\n\n2024. gadā sākām.':
    '7  2024.: begins a numbered list at 2024; expected 2024\\. in a sentence, and 1. in a list',
  '1. A\n\n2024. gadā sākām.':
    '7  2024.: begins a numbered list at 2024; expected 2024\\. in a sentence, and 1. in a list',
  '1. A\n\nB\n\n3. C':
    '9  3.: begins a numbered list at 3; expected 3\\. in a sentence, and 1. in a list',
  'A\n\n##': '7  ##: is empty; expected a text',
  'A ** b ** c': '** b **: expected no space within **…**',
  'A\n\n    {"b": 1}\n\n- C\n\n    D': `7  {"b": 1}: is indented 4 ${TOO_FAR}`,
  '    B\n\n1. C\n\n       D\n\n\tE': `5  B: is indented 4 ${TOO_FAR}\n9  D: is indented 4 ${TOO_FAR}`,
  'A &mash; B &copy; &amp;mash; R&D;':
    '&mash;: is not a known character reference; expected the character itself, such as –',
  'A :smile: 12:30: :) :30: b:c: ā:d:': ':smile:: expected the emoji itself, or words',
  'A\n: B': '6  : B: is a definition; expected "**words** – definition"',
  '- A\n-\n\n1.': '6  -: is empty; expected a text\n8  1.: is empty; expected a text',
  'A\n\n##B c': '7  ##B: expected a space behind #',
  '# A': '<h1>: is the page’s title; expected ## for a heading in the text',
  'A\n\nB {{ company.name }}':
    '7  text: {{ company.name }} is not a fact; expected {{company.name}}',
  'A {company.name} b': 'text: {company.name} is not a fact; expected {{company.name}}',
  'A {{company.name b': 'text: {{company.name is not a fact; expected {{company.name}}',
  'A company.name}} b': 'text: company.name}} is not a fact; expected {{company.name}}',
  '<Faq question="A {name}">\n\nA\n\n</Faq>':
    '<Faq> question: {name} is not a fact; expected {{company.name}}',
  '[x](javascript:alert)':
    'link: "javascript:alert" is not allowed; expected https://…, mailto:… or a page of the site',
  'A [x]()': 'link: "" leads nowhere; expected [words](address)',
  'A [x](#)': 'link: "#" leads nowhere; expected [words](address)',
  '[x](//example.com/a)':
    'link: "//example.com/a" names a host without its protocol; expected https://…',
  'A [](/services/)': 'link: is empty; expected a text',
  'A <Term explanation="B">[x](/services/)</Term>': `<Term>: ${NOT_PLAIN}`,
  'A [<Term explanation="B">x</Term>](/services/)': `link: ${NOT_PLAIN}`,
  '## A <Term explanation="B">x</Term>': `##: ${NOT_PLAIN}`,
  '[x](/fees/)': `link: "/fees/" ${NO_PAGE}`,
  '[x](/blog/not-yet/)':
    'link: "/blog/not-yet/" leads to an article that is not public yet; publish that one first, or take the link out',
  '<CallToAction title="A" buttonText="B" linkUrl="/services/#50%" />':
    'link: "/services/#50%" holds a stray %; take it out',
  'A [x] (/services/)': '[x] (/services/): expected no space between ] and (',
  '<Tips>\n1. A\n</Tips>': `5  <Tips>: ${NOT_CLOSED}\n7  </Tips>: ${NOTHING}`,
  '**A** ==`b`==': '==`b`==: expected **words**',
  '![A](room.jpg "B **c**")':
    'picture: has signs of Markdown or HTML in its caption; expected plain text',
  '<div style={{a: 1}}>':
    '<div style={{a: 1}}>: is HTML; expected an empty line between paragraphs',
  'A <Term explanation="B">c':
    '<Term>: is not closed; expected </Term> behind it, in the same paragraph',
};

test.each(Object.entries(problems))(
  'an editor reads what to write in %s',
  async (body, message) => {
    const reported = (await report(body)).replaceAll(FOLDER, 'FOLDER');
    expect(reported.includes('\n') ? reported : reported.replace(/^5\s+/, '')).toBe(message);
  },
);

test('an editor reads all problems at once, in their order', async () => {
  const body =
    '<5 %\n\n<b>a</b> {te}\n\n![A](a.jpg)\n\n[x](tel:1)\n\n##### B\n\n<Tips>\n\n{{x.y}} <Faq question="A">';
  const lines = (await report(body)).split('\n').map((line) => Number.parseInt(line, 10));
  expect(lines).toEqual([7, 7, 9, 11, 13, 15, 17, 17]);
});

test('an editor reads no word of the parser, whatever the text', async () => {
  const signs = '{ } < > </ {{ <Faq <Tips> </Tips> ` \n\n - 1. | " a'.split(' ');
  for (let seed = 1; seed < 300; seed += 1) {
    const body = Array.from(
      { length: 12 },
      (_, at) => signs[(seed * (at + 3) * 7919) % signs.length],
    ).join(' ');
    expect(await report(body)).not.toMatch(/acorn|U\+|Unexpected|tableData|mdx/i);
  }
});
