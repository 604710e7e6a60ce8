import type { RootContent } from 'hast';
import { string, type AnyObjectSchema } from 'yup';
import { type ProseComponentName, proseComponents } from '../../site/prose';
import { strictShape } from '../content/fields';
import { schemaProblems } from '../content/parse-yaml';
import { factProblems, unmaskFacts, type Facts } from '../content/words/prepare-words';
import { rowsIn } from './tables';
import { isForeignBraces } from './markdown-traps';

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
const either = (first: string, second: string) =>
  string().oneOf([first, second], `must be "${first}" or "${second}", or be left out`);

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

export interface Tag {
  name: ProseComponentName;
  attributes: string;
  closes: boolean;
  isEmpty: boolean;
}

const TAG = new RegExp(`^<(/?)(${proseComponents.join('|')})(?![\\w-])([^]*?)(/?)>$`);

export function readTag(html: string): Tag | undefined {
  const [, slash, written, attributes = '', end] = TAG.exec(html) ?? [];
  const name = proseComponents.find((component) => component === written);
  return name && { name, attributes, closes: slash === '/', isEmpty: end === '/' };
}

export const isBreak = (html: string): boolean => /^<br\s*\/?>$/.test(html);

/** The tag of a node, or of a paragraph that contains only a tag. */
export function tagOf(node: RootContent): Tag | undefined {
  const isAlone = node.type === 'element' && node.tagName === 'p' && node.children.length === 1;
  const raw = isAlone ? node.children[0] : node;
  return raw?.type === 'raw' ? readTag(raw.value) : undefined;
}

export function unpairedTagMessage({ name, closes }: Tag): string {
  const { inline, empty } = componentRules[name];
  if (empty)
    return closes ? 'closes nothing; take it out' : 'is not closed; expected /> at its end';
  const where = inline
    ? 'in the same paragraph'
    : 'on a line of its own, with an empty line before and after it';
  if (closes) return `closes nothing; expected the first tag before it, ${where}`;
  return `is not closed; expected </${name}> behind it, ${where}`;
}

/** The props of a component's tag, with facts filled in. */
export function propsOf(
  { name, attributes }: Tag,
  facts: Facts,
  decode: (written: string) => string,
  report: (message: string, key: string) => void,
): Record<string, string> {
  const props: Record<string, string> = {};
  for (const [, key = '', double, single] of attributes.matchAll(PROP)) {
    const text = double ?? single;
    if (text === undefined) {
      report('expected a text in quotes: name="text"', key);
      return {};
    }
    // Unknown facts have already been reported.
    for (const { message } of factProblems(text, facts, (braces) => !isForeignBraces(braces)))
      report(message, key);
    props[key] = unmaskFacts(decode(text), facts);
  }
  for (const { key, message } of schemaProblems(props, componentRules[name].props))
    report(message, key);
  return props;
}

const PROP = /([\w:.-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|\S+))?/g;
