import { proseComponents, type ProseComponentName } from '../../site/prose';
import { componentRules } from '../prose/component-rules';
import type { FieldWords } from './field-words';
import { fieldsOf, type EditorField } from './fields-of';

/** The field of a component that holds what stands between its tags. */
export const CONTENT = 'content';

/** A component of articles as a block of the editor: its fields, how it is read and written. */
export interface EditorComponent {
  id: string;
  label: string;
  type: 'shortcode' | 'inline';
  fields: EditorField[];
  pattern: RegExp;
  read: (match: RegExpMatchArray) => Record<string, string>;
  write: (values: Readonly<Record<string, string | undefined>>) => string;
}

const WIDEST = 100;
const ATTRIBUTES = String.raw`((?:\s+\w+="[^"]*")*)`;
const ATTRIBUTE = /\s(\w+)="([^"]*)"/g;

/** A block for each component that articles know. */
export function editorComponents(words: FieldWords): EditorComponent[] {
  return proseComponents.map((name) => componentOf(name, words));
}

function componentOf(name: ProseComponentName, words: FieldWords): EditorComponent {
  const { props, inline, empty, holds } = componentRules[name];
  const fields = fieldsOf(props, words, `component.${name}`);
  const { label, hint } = words(`component.${name}.${CONTENT}`, CONTENT);
  const content = {
    name: CONTENT,
    label,
    ...(hint && { hint }),
    required: true,
    // A table keeps its columns only as it is typed.
    ...(inline || holds?.tag === 'table'
      ? { widget: inline ? 'string' : 'text' }
      : { widget: 'markdown', editor_components: [], modes: ['rich_text', 'raw'] }),
  };
  return {
    id: name,
    label: words(`component.${name}`, name).label,
    type: inline ? 'inline' : 'shortcode',
    fields: empty ? fields : [...fields, content],
    pattern: patternOf(name, inline, empty),
    read: ([, attributes = '', text = '']) => ({
      ...readAttributes(attributes),
      ...(!empty && { [CONTENT]: text }),
    }),
    write: ({ [CONTENT]: text = '', ...values }) => {
      const order = Object.keys(props.fields);
      if (inline) return `${openTag(name, order, values)}>${text}</${name}>`;
      if (empty) return openAlone(name, order, values);
      return `${openTag(name, order, values)}>\n\n${text.trim()}\n\n</${name}>`;
    },
  };
}

function patternOf(name: string, inline?: boolean, empty?: boolean): RegExp {
  if (empty) return new RegExp(String.raw`^<${name}${ATTRIBUTES}\s*/>`);
  if (inline) return new RegExp(`^<${name}${ATTRIBUTES}>([^<\\n]*?)</${name}>`);
  return new RegExp(
    String.raw`^<${name}${ATTRIBUTES}\s*>\n\n((?:(?!<${name}[\s>])[\s\S])*?)\n\n</${name}>`,
  );
}

function attributes(
  order: readonly string[],
  values: Readonly<Record<string, string | undefined>>,
) {
  return order.flatMap((key) => {
    const value = values[key];
    return value ? [`${key}="${escape(value)}"`] : [];
  });
}

function openTag(...[name, order, values]: Parameters<typeof openAlone>): string {
  return [`<${name}`, ...attributes(order, values)].join(' ');
}

/** On one line where it fits there, else a line for each field. */
function openAlone(
  name: string,
  order: readonly string[],
  values: Readonly<Record<string, string | undefined>>,
): string {
  const line = `${openTag(name, order, values)} />`;
  if (line.length <= WIDEST) return line;
  return [`<${name}`, ...attributes(order, values).map((each) => `  ${each}`), '/>'].join('\n');
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, unescape(value)]),
  );
}

function escape(value: string): string {
  return value.replace(/&(?=(quot|amp);)/g, '&amp;').replaceAll('"', '&quot;');
}

function unescape(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
