import { object, string, type AnyObjectSchema, type ObjectShape } from 'yup';
import type { ProseComponentName, ProseTag } from '../../site/prose';
import { drawChart } from './chart/draw-chart';

interface ComponentRule {
  props: AnyObjectSchema;
  inline?: true;
  empty?: true;
  holds?: { tag: ProseTag; name: string };
  draw?: typeof drawChart;
}

const propsOf = (shape: ObjectShape) => object(shape).noUnknown();
const text = () => string().required('is required: a text');
const optional = () => string().min(1, 'is empty; expected a text, or leave it out');

export const componentRules: Record<ProseComponentName, ComponentRule> = {
  CallToAction: {
    props: propsOf({ title: text(), preText: optional(), buttonText: text(), linkUrl: text() }),
    empty: true,
  },
  Chart: {
    props: propsOf({
      title: text(),
      source: text(),
      kind: string().oneOf(
        ['bars', 'columns', 'steps'],
        'must be "bars", "columns" or "steps", or be left out',
      ),
      mark: optional(),
    }),
    holds: { tag: 'table', name: 'one table' },
    draw: drawChart,
  },
  ComparisonTable: {
    props: propsOf({ title: optional(), note: optional() }),
    holds: { tag: 'table', name: 'one table' },
  },
  Faq: { props: propsOf({ question: text() }) },
  HighlightBox: {
    props: propsOf({
      title: text(),
      tone: string().oneOf(['amber', 'teal'], 'must be "amber" or "teal", or be left out'),
    }),
  },
  Term: { props: propsOf({ explanation: text() }), inline: true },
  Testimonial: { props: propsOf({ author: text(), role: text() }) },
  Timeline: { props: propsOf({ title: text() }), holds: { tag: 'ol', name: 'one numbered list' } },
  Tips: { props: propsOf({}), holds: { tag: 'ol', name: 'one numbered list' } },
};
