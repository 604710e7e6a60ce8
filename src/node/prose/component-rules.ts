import { string, type AnyObjectSchema } from 'yup';
import type { ProseComponentName } from '../../site/prose';
import { known } from '../content/fields';

interface ComponentRule {
  props: AnyObjectSchema;
  inline?: true;
  empty?: true;
  holds?: keyof typeof held;
}

export const held = { table: 'one table', ol: 'one numbered list' };

const text = () => string().required('is required: a text');
const optional = () => string().min(1, 'is empty; expected a text, or leave it out');

export const componentRules: Record<ProseComponentName, ComponentRule> = {
  CallToAction: {
    props: known({ title: text(), preText: optional(), buttonText: text(), linkUrl: text() }),
    empty: true,
  },
  Chart: {
    props: known({
      title: text(),
      source: text(),
      kind: string().oneOf(['bars', 'steps'], 'must be "bars" or "steps", or be left out'),
    }),
    holds: 'table',
  },
  ComparisonTable: { props: known({ title: optional(), note: optional() }), holds: 'table' },
  Faq: { props: known({ question: text() }) },
  HighlightBox: {
    props: known({
      title: text(),
      tone: string().oneOf(['amber', 'teal'], 'must be "amber" or "teal", or be left out'),
    }),
  },
  Term: { props: known({ explanation: text() }), inline: true },
  Testimonial: { props: known({ author: text(), role: text() }) },
  Timeline: { props: known({ title: text() }), holds: 'ol' },
  Tips: { props: known({}), holds: 'ol' },
};
