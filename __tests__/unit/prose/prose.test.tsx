import { screen } from '@testing-library/react';
import { Prose } from '../../../src/prose/prose';
import { TableOfContents } from '../../../src/prose/table-of-contents';
import { proseComponents, proseTags } from '../../../src/site/prose';
import { imageData, renderIn, shownText } from '../render-in';

/** Elements that need no styles of their own: the browser's or their parent's are right. */
const AS_BROWSERS_DRAW = ['p', 'em', 'del', 'a', 'br', 'thead', 'tr'];

const propsOf: Partial<Record<string, Record<string, string>>> = {
  CallToAction: { title: 'T', linkUrl: '/en/contact/', buttonText: 'B' },
  Faq: { question: 'Q' },
};

/** The selectors of all rules of rendered elements. */
const selectors = () => {
  const rulesIn = (rules: CSSRuleList): string[] =>
    Array.from(rules).flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return rule.selectorText;
      return rule instanceof CSSMediaRule ? rulesIn(rule.cssRules) : [];
    });
  return Array.from(document.styleSheets).flatMap(({ cssRules }) => rulesIn(cssRules));
};

const styled = proseTags.filter((tag) => !AS_BROWSERS_DRAW.includes(tag));

test.each(styled)('the styles of a text know the element %s', (tag) => {
  const table = { type: 'table', children: [] } as const;
  const chart = { type: 'Chart', props: { title: 'T' }, children: [table] } as const;
  renderIn('en', <Prose nodes={[table, chart]} />);
  const named = new RegExp(`(?<![\\w-])${tag}(?![\\w-])`);
  expect(selectors().filter((selector) => named.test(selector))).not.toEqual([]);
});

test.each(proseComponents)('a text shows the component %s', (type) => {
  const props = propsOf[type] ?? { title: 'T' };
  const { container } = renderIn('en', <Prose nodes={[{ type, props }]} />);
  expect(container.querySelector(type)).toBeNull();
  expect(container.querySelector('div > *')).not.toBeNull();
});

test.each([
  ['ComparisonTable', { note: 'By us' }],
  ['Chart', { source: 'By us' }],
] as const)('a figure %s says below it where its numbers are from', (type, props) => {
  const { container } = renderIn(
    'en',
    <Prose nodes={[{ type, props: { title: 'T', ...props } }]} />,
  );
  expect(container.querySelector('figcaption')).toHaveTextContent('By us');
});

test('the contents of a text are its sections', () => {
  const nodes = ['h2', 'h3'].map((type) => ({ type, props: { id: type }, children: ['Taxes'] }));
  renderIn('en', <TableOfContents nodes={nodes as never} />);
  const links = screen.getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#h2']);
  expect(links[0]).toHaveTextContent('Taxes');
});

const image = { gatsbyImageData: imageData('webp'), withoutWebp: imageData('any-browser') };
const files = [
  { name: 'plan.pdf', document: { publicURL: '/static/plan.pdf' }, picture: null },
  { name: 'house.jpg', document: null, picture: { childImageSharp: image } },
];
const call = { title: 'T', preText: 'Before it', linkUrl: '/en/contact/', buttonText: 'B' };
const back = shownText('en', 'common', 'notes.back');

test.each([
  ['the words before a call', { type: 'CallToAction', props: call }, 'p', 'Before it'],
  ['the caption of a picture', pictured('A house'), 'figcaption', 'A house'],
  ['the explanation of a word', term('Average rate'), '[popover]', 'Average rate'],
  ['a name that stays as it is', timeline('Amberkey'), '[translate=no]', 'Amberkey'],
  ['an answer beside which others close', faq('Which?'), 'details[name=article]', 'Which?'],
  ['an address for mails', link('mailto:a@b.lv', 'a@b.lv'), 'a[translate=no]', 'a@b.lv'],
  ['a file by its built address', link('plan.pdf', 'Plan'), 'a[href="/static/plan.pdf"]', 'Plan'],
  ['the way back from a note', link('#note', '↑', 'back'), `a[aria-label="${back}"]`, '↑'],
  ['the head of a row', cell('row', 'Rent'), 'th[role=rowheader]', 'Rent'],
  ['the head of a column', cell('col', 'Year'), 'th[role=columnheader]', 'Year'],
])('a text has %s', (_, node, selector, text) => {
  const { container } = renderIn('en', <Prose nodes={[node as never]} files={files} />);
  expect(container.querySelector(selector)).toHaveTextContent(text);
});

test('a browser that cannot show WebP loads a picture of another kind, and others load the WebP', () => {
  const { container } = renderIn(
    'en',
    <Prose nodes={[pictured('A house') as never]} files={files} />,
  );
  expect(screen.getByRole('img', { name: 'The yard' })).toHaveAttribute('src', '/any-browser.jpg');
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({ type, srcset }) => [type, srcset])).toEqual([
    ['image/webp', '/webp.jpg 800w'],
  ]);
});

test('a picture whose file is missing leaves no empty frame', () => {
  renderIn('en', <Prose nodes={[pictured('A house') as never]} />);
  expect(screen.queryByRole('figure')).toBeNull();
});

function pictured(title: string) {
  return { type: 'img', props: { src: 'house.jpg', alt: 'The yard', title } };
}
function term(explanation: string) {
  return { type: 'Term', props: { id: 'adr', explanation }, children: ['ADR'] };
}
function timeline(title: string) {
  return { type: 'Timeline', props: { title, fixed: 'title' } };
}
function faq(question: string) {
  return { type: 'Faq', props: { id: 'q', question }, children: ['So'] };
}
function link(href: string, text: string, type = 'a') {
  return { type, props: { href }, children: [text] };
}
function cell(scope: string, text: string) {
  return {
    type: 'table',
    children: [{ type: 'tr', children: [{ type: 'th', props: { scope }, children: [text] }] }],
  };
}

test.each([
  ['its own name', 'Prices', 'Prices'],
  ['a common name', undefined, shownText('en', 'common', 'table')],
])('a table has %s', (_, label, name) => {
  const props = label === undefined ? undefined : { label };
  renderIn('en', <Prose nodes={[{ type: 'table', props } as never]} />);
  screen.getByRole('table', { name });
});

test('an important box does not look like a remark', () => {
  const boxes = [{}, { tone: 'amber' }, { tone: 'teal' }].map((props) => {
    const node = { type: 'HighlightBox', props: { title: 'T', ...props } };
    const { container } = renderIn('en', <Prose nodes={[node as never]} />);
    return container.querySelector('section')?.className;
  });
  expect(boxes[0]).toBe(boxes[1]);
  expect(boxes[0]).not.toBe(boxes[2]);
});
