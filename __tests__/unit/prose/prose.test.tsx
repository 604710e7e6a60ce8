import { screen } from '@testing-library/react';
import { Prose } from '../../../src/prose/prose';
import { TableOfContents } from '../../../src/prose/table-of-contents';
import { proseComponents, proseTags } from '../../../src/site/prose';
import { renderIn } from '../render-in';

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
});
