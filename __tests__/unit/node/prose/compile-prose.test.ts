import { plainText } from '../../../../src/site/text';
import { proseElements, proseText, type ProseNode } from '../../../../src/site/prose';
import { compile, nodesOf } from './compile';

/** The text as a reader sees it: elements by their names, a picture by its description. */
const drawn = (nodes: readonly ProseNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node.replaceAll('\u00a0', ' ');
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
  ['A <5 B -> C', 'A <5 B -> C'],
  ['A \\{x\\} \\<b\\> &lt;br&gt;', 'A {x} <b> <br>'],
  ['`<br> ** {x}`', '<code><br> ** {x}</>'],
  ['`2612-3456 2020-2024`', '<code>2612-3456 2020-2024</>'],
  ['A <!-- B\n\n{x} <br> --> C', 'AC'],
  ['{/* A */}\n\nB', 'B'],
  ['`<!-- A -->`', '<code><!-- A --></>'],
  ['import duties are low.', 'import duties are low.'],
  ['<https://x.lv>', '<a https://x.lv>https://x.lv</>'],
  ['A \\*\\* B \\[x\\] (y)', 'A ** B [x] (y)'],
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
  ['1.\tA\n\t-\tB\n2.\tC', '<ol><li>A<ul><li>B</></></><li>C</></>'],
  [
    'A[^b]\n\n[^B]: B',
    'A<sup><a #note-fn-b>1</></><notes><ol><li>B <back #note-fnref-b>↩</></></></>',
  ],
  ['[A][b]\n\n[b]: /services/', '<a /lv/services/>A</>'],
];

test('the text of an article becomes data with facts filled in and typography applied', async () => {
  const share = { type: 'strong', children: ['25\u00a0%'] };
  const children = ['Maksa ir ', share, '\u00a0– 3–4\u00a0reizes.'];
  const body = 'Maksa ir **{{company.figures.onSiteFee}}** – 3–4 reizes.';
  expect(await nodesOf(body)).toEqual([{ type: 'p', children }]);
});

test.each([
  ['_ga un _ga_ vai *', '{{company.odd}}'],
  ['2025. gads', '{{company.odd}}'],
  ['A <B> & {C} [D](e) | `F`', '{{company.odd}}'],
  ['a@example.com', '{{company.odd}}'],
  ['2024. gadā', '2024\\. gadā'],
])('the text of an article shows "%s" as it is written', async (shown, written) => {
  const [paragraph] = await nodesOf(written, { 'company.odd': shown });
  expect(paragraph).toMatchObject({ type: 'p', children: [expect.anything()] });
  expect(plainText(proseText([paragraph ?? '']))).toBe(shown);
});

test('the text of an article can name a fact in a heading, a table, an address and a prop', async () => {
  const facts = { 'company.odd': 'a@b.lv' };
  const body =
    '## {{company.odd}}\n\n| {{company.odd}} |\n| --- |\n| A |\n\n<Faq question="{{company.odd}}">\n\n[A](mailto:{{company.odd}})\n\n</Faq>';
  const nodes = await nodesOf(body, facts);
  const only = (name: Parameters<typeof proseElements>[1]) => proseElements(nodes, name)[0];
  expect(only('h2')).toMatchObject({ props: { id: 'ablv' }, children: ['a@b.lv'] });
  expect(only('th')?.children).toEqual(['a@b.lv']);
  expect(only('Faq')?.props).toMatchObject({ question: 'a@b.lv' });
  expect(only('a')?.props).toEqual({ href: 'mailto:a@b.lv' });
});

test('the text of an article gives each heading its own id of plain letters', async () => {
  const nodes = await nodesOf('## Pašam vai ar pārvaldnieku?\n\n## Pašam vai ar pārvaldnieku?');
  expect(proseElements(nodes, 'h2').map(({ props }) => props?.id)).toEqual([
    'pasam-vai-ar-parvaldnieku',
    'pasam-vai-ar-parvaldnieku-1',
  ]);
});

test('the text of an article may contain tables in GitHub’s form, with aligned columns', async () => {
  const nodes = await nodesOf('| a | b |\n| --- | --: |\n| c | 1 |');
  const propsOf = (type: 'th' | 'td') => proseElements(nodes, type).map(({ props }) => props);
  expect(propsOf('th')).toEqual([
    { scope: 'col' },
    { scope: 'col', 'data-align': 'right' },
    { scope: 'row' },
  ]);
  expect(propsOf('td')).toEqual([{ 'data-align': 'right' }]);
});

test.each([
  ['lists', ['b', 'c'], '| a | *b* | c |\n| --- | --- | --- |\n| d | e | f |'],
  ['lists', ['b', 'c'], '| a | b | c |\n| --- | --- | --: |\n| d | e | 1 |'],
  ['rows', [], '| a | b | c | d |\n| --- | --: | --: | --: |\n| e | 1 | 2 | 3 |'],
  [undefined, [], '| a | b |\n| --- | --- |\n| d | e |'],
  [undefined, [], '| a | b | c |\n| --- | --: | --: |\n| d | 1 | 2 |'],
])('a phone shows as %s, with the columns %j in the cells: %s', async (onPhone, names, table) => {
  const nodes = await nodesOf(table);
  const cells = proseElements(nodes, 'td');
  expect(cells.flatMap(({ props }) => props?.['data-column'] ?? [])).toEqual(names);
  expect(proseElements(nodes, 'table').map(({ props }) => props?.onPhone)).toEqual([onPhone]);
});

test.each([
  ['/services/', '/lv/services/'],
  ['/services/#fees', '/lv/services/#fees'],
  ['/services/?a=1#fees', '/lv/services/?a=1#fees'],
  ['../../services/', '/lv/services/'],
  ['https://example.com/', 'https://example.com/'],
  ['xmpp:a@example.com', 'xmpp:a@example.com'],
])('the link %s leads to %s', async (written, href) => {
  expect(await nodesOf(`[x](${written})`)).toEqual([
    { type: 'p', children: [{ type: 'a', props: { href }, children: ['x'] }] },
  ]);
});

test('the text of an article may contain components whose props are texts', async () => {
  const [box] = await nodesOf(
    '<HighlightBox title="A – &quot;b&quot;" tone="teal">\n\nA <Term explanation="B.">c</Term>\n\n</HighlightBox>',
  );
  const term = { type: 'Term', props: { explanation: 'B.', id: 'term-c' }, children: ['c'] };
  const props = { title: 'A\u00a0– „b”', tone: 'teal' };
  const children = [{ type: 'p', children: ['A ', term] }];
  expect(box).toEqual({ type: 'HighlightBox', props, children });
  const call = '<CallToAction title="A" buttonText="B" linkUrl="/services/" />';
  const inLatvian = { title: 'A', buttonText: 'B', linkUrl: '/lv/services/' };
  expect(await nodesOf(call)).toEqual([{ type: 'CallToAction', props: inLatvian }]);
});

test('props of an article’s components may hold data, and code shows them as they are', async () => {
  const rows = '[["A", "B"],\n["{{company.name}}", 25]]';
  const body = `<ComparisonTable title={"T"} rows={${rows}} />\n\n<Faq question={2026}>\n\n\`<Faq a={1}>\`\n\n</Faq>`;
  const [table, faq] = await nodesOf(body);
  expect(drawn([table ?? ''])).toBe(
    '<ComparisonTable T><table><thead><tr><th>A</><th>B</></></><tbody><tr><th>Amberkey</><td>25</></></></></>',
  );
  expect(faq).toMatchObject({ props: { question: '2026' } });
  expect(proseElements([faq ?? ''], 'code')).toMatchObject([{ children: ['<Faq a={1}>'] }]);
});

test.each([
  ['**50 €**', 'strong'],
  ['_A – 240.000 €_', ''],
  ['_Līga Ozola_', 'em'],
  ['[Līga Ozola](/services/)', 'a'],
  ['- 50–1500 €', 'li'],
  ['## **Līga Ozola**', 'h2 strong'],
  ['Līga Ozola **runā**', 'span'],
  ['<HighlightBox title="Līga Ozola">\n\n5 €\n\n</HighlightBox>', 'HighlightBox:title p'],
  ['![A](room.jpg "5 €")', 'img:title'],
  ['Līga Ozola runā **skaļi**', ''],
])('a translator leaves alone what is a name or a sum in %s', async (body, marked) => {
  const { nodes } = await compile(body, {}, new Set(['Līga Ozola']));
  const all = (list: readonly ProseNode[]): string[] =>
    list.flatMap((node) => {
      if (typeof node === 'string') return [];
      const { type, props = {}, children = [] } = node;
      const own = [props.translate && type, props.fixed && `${type}:${props.fixed}`];
      return [...own.filter((value) => value !== undefined), ...all(children)];
    });
  expect(all(nodes).join(' ')).toBe(marked);
});

test.each(shown)('a reader sees %s', async (body, seen) => {
  expect(drawn(await nodesOf(body))).toBe(seen);
});
