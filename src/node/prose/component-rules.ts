import { string, type AnyObjectSchema } from 'yup';
import type { ProseComponentName } from '../../site/prose';
import { strictShape } from '../content/fields';
import { rowsIn } from './data-props';

interface ComponentRule {
  props: AnyObjectSchema;
  inline?: true;
  empty?: true;
  holds?: keyof typeof contentNames;
}

export const contentNames = { table: 'one table', ol: 'one numbered list' };

const text = () => string().required('is required: a text');
const optional = () => string().min(1, 'is empty; expected a text, or leave it out');
const rows = () =>
  string().test(
    'rows',
    'must be rows of texts and numbers, like rows={[["a", "b"], ["c", 1]]}',
    (written) => written === undefined || rowsIn(written) !== undefined,
  );
const either = (one: string, other: string) =>
  string().oneOf([one, other], `must be "${one}" or "${other}", or be left out`);

export const componentRules: Record<ProseComponentName, ComponentRule> = {
  CallToAction: {
    props: strictShape({ title: text(), preText: optional(), buttonText: text(), linkUrl: text() }),
    empty: true,
  },
  Chart: {
    props: strictShape({
      title: text(),
      source: text(),
      kind: either('bars', 'steps'),
      rows: rows(),
    }),
    holds: 'table',
  },
  ComparisonTable: {
    props: strictShape({ title: optional(), note: optional(), rows: rows() }),
    holds: 'table',
  },
  Faq: { props: strictShape({ question: text() }) },
  HighlightBox: { props: strictShape({ title: text(), tone: either('amber', 'teal') }) },
  Term: { props: strictShape({ explanation: text() }), inline: true },
  Testimonial: { props: strictShape({ author: text(), role: text() }) },
  Timeline: { props: strictShape({ title: text() }), holds: 'ol' },
  Tips: { props: strictShape({}), holds: 'ol' },
};
