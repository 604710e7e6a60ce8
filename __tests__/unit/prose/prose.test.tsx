import { CurrentPage } from '../../../src/links/current-page';
import { Prose } from '../../../src/prose/prose';
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

describe('A text may hold', () => {
  test.each(proseTags.filter((tag) => !AS_BROWSERS_DRAW.includes(tag)))(
    'no %s that the styles do not know',
    (tag) => {
      const table = { type: 'table', children: [] } as const;
      renderIn(
        'en',
        <Prose nodes={[table, { type: 'Chart', props: { title: 'T' }, children: [table] }]} />,
      );
      const named = new RegExp(`(?<![\\w-])${tag}(?![\\w-])`);
      expect(selectors().filter((selector) => named.test(selector))).not.toEqual([]);
    },
  );

  test.each(proseComponents)('no %s that nothing draws', (type) => {
    const { location } = window;
    const { container } = renderIn(
      'en',
      <CurrentPage.Provider value={{ location, pageContext: {} } as never}>
        <Prose nodes={[{ type, props: propsOf[type] ?? { title: 'T' } }]} />
      </CurrentPage.Provider>,
    );
    expect(container.querySelector(type)).toBeNull();
    expect(container.querySelector('div > *')).not.toBeNull();
  });
});
