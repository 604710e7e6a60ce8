import { object, string, ValidationError, type AnyObjectSchema } from 'yup';
import type { ProseComponentName, ProseTag } from '../../site/prose';
import { drawChart } from './chart/draw-chart';

interface ComponentRule {
  props: AnyObjectSchema;
  /** Stands within a line; all others stand alone. */
  inline?: true;
  /** Has no text between its tags. */
  empty?: true;
  /** Holds exactly one of these. */
  holds?: { tag: ProseTag; name: string };
  draw?: typeof drawChart;
}

const text = () => string().required('is required: a text');
const optional = () => string().min(1, 'is empty; expected a text, or leave it out');

/** What each component of an article takes (specification, section 3). */
export const componentRules: Record<ProseComponentName, ComponentRule> = {
  CallToAction: {
    props: object({ title: text(), preText: optional(), buttonText: text(), linkUrl: text() }),
    empty: true,
  },
  Chart: {
    props: object({
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
    props: object({ title: optional(), note: optional() }),
    holds: { tag: 'table', name: 'one table' },
  },
  Faq: { props: object({ question: text() }) },
  HighlightBox: {
    props: object({
      title: text(),
      tone: string().oneOf(['amber', 'teal'], 'must be "amber" or "teal", or be left out'),
    }),
  },
  Term: { props: object({ explanation: text() }), inline: true },
  Testimonial: { props: object({ author: text(), role: text() }) },
  Timeline: { props: object({ title: text() }), holds: { tag: 'ol', name: 'one numbered list' } },
  Tips: { props: object({}), holds: { tag: 'ol', name: 'one numbered list' } },
};

export function checkProps(
  name: ProseComponentName,
  props: Readonly<Record<string, string>>,
): { key: string; message: string }[] {
  const schema = componentRules[name].props.noUnknown();
  try {
    schema.validateSync(props, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ type, path = '', params, message }) => {
      if (type !== 'noUnknown') return { key: path, message };
      const known = Object.keys(schema.fields).join(', ') || 'none';
      const key = String(params?.unknown);
      return { key, message: `is not known here; expected one of: ${known}` };
    });
  }
}
