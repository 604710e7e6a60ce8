import type { RootContent } from 'hast';
import { proseComponents, type ProseComponentName } from '../../site/prose';
import { schemaProblems } from '../content/parse-yaml';
import { factProblems, unmaskFacts, type Facts } from '../content/words/prepare-words';
import { componentRules } from './component-rules';
import { isForeignBraces } from './markdown-traps';

export interface Tag {
  name: ProseComponentName;
  attributes: string;
  closes: boolean;
  isEmpty: boolean;
}

const TAG = new RegExp(`^<(/?)(${proseComponents.join('|')})(?![\\w-])([^]*?)(/?)>$`);

/** The tag of a component. */
export function readTag(html: string): Tag | undefined {
  const [, slash, written, attributes = '', end] = TAG.exec(html) ?? [];
  const name = proseComponents.find((one) => one === written);
  return name && { name, attributes, closes: slash === '/', isEmpty: end === '/' };
}

/** The tag of a line break. */
export const isBreak = (html: string): boolean => /^<br\s*\/?>$/.test(html);

/** The tag of a node, or of a paragraph that contains only a tag. */
export function tagOf(node: RootContent): Tag | undefined {
  const isAlone = node.type === 'element' && node.tagName === 'p' && node.children.length === 1;
  const raw = isAlone ? node.children[0] : node;
  return raw?.type === 'raw' ? readTag(raw.value) : undefined;
}

export function unpairedTagMessage({ name, closes }: Tag): string {
  const where = componentRules[name].inline
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
    for (const { message } of factProblems(text, facts, (one) => !isForeignBraces(one)))
      report(message, key);
    props[key] = unmaskFacts(decode(text), facts);
  }
  for (const { key, message } of schemaProblems(props, componentRules[name].props))
    report(message, key);
  return props;
}

const PROP = /([\w:.-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|\S+))?/g;
