import type { RootContent } from 'hast';
import { proseComponents, type ProseComponentName } from '../../site/prose';
import { brokenRules } from '../content/parse-yaml';
import { factProblems, fillMarks, type Facts } from '../content/words/prepare-words';
import { componentRules } from './component-rules';
import { isNoFact } from './markdown-traps';

export interface Tag {
  name: ProseComponentName | 'br';
  attributes: string;
  closes: boolean;
  isEmpty: boolean;
}

const TAG = new RegExp(`^<(/?)(${[...proseComponents, 'br'].join('|')})(?![\\w-])([^]*?)(/?)>$`);

/** The tag of a component or a line break. */
export function readTag(html: string): Tag | undefined {
  const [tag, slash, name, attributes = '', end] = TAG.exec(html) ?? [];
  return tag
    ? { name: name as Tag['name'], attributes, closes: slash === '/', isEmpty: end === '/' }
    : undefined;
}

/** The tag that a node is, or a paragraph of nothing else. */
export function tagOf(node: RootContent): Tag | undefined {
  const isAlone = node.type === 'element' && node.tagName === 'p' && node.children.length === 1;
  const raw = isAlone ? node.children[0] : node;
  return raw?.type === 'raw' ? readTag(raw.value) : undefined;
}

/** How many nodes stand before the tag that closes this one, or -1. */
export function untilClosed(nodes: readonly RootContent[], { name, closes }: Tag): number {
  let open = closes ? Infinity : 1;
  return nodes.findIndex((node) => {
    const tag = tagOf(node);
    if (tag?.name === name && !tag.isEmpty) open += tag.closes ? -1 : 1;
    return open === 0;
  });
}

export function halfProblem({ name, closes }: Tag): string {
  const what = closes ? 'closes nothing' : 'is not closed';
  return name === 'Term'
    ? `${what}; expected <Term explanation="…"> before the word, and </Term> behind it`
    : `${what}; expected <${name}> and </${name}> on lines of their own, with an empty line before and after each`;
}

/** The props of a component's tag, with facts filled in. */
export function propsOf(
  { attributes }: Tag,
  name: ProseComponentName,
  facts: Facts,
  decode: (written: string) => string,
  report: (key: string, message: string) => void,
): Record<string, string> {
  const props: Record<string, string> = {};
  for (const [, key = '', double, single] of attributes.matchAll(PROP)) {
    const text = double ?? single;
    if (text === undefined) {
      report(key, 'expected a text in quotes: name="text"');
      return {};
    }
    // Facts that do not exist have been named.
    for (const { message } of factProblems(text, facts, (one) => !isNoFact(one)))
      report(key, message);
    props[key] = fillMarks(decode(text), facts);
  }
  for (const { key, message } of brokenRules(props, componentRules[name].props))
    report(key, message);
  return props;
}

const PROP = /([\w:.-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|\S+))?/g;
