import type GithubSlugger from 'github-slugger';
import type { Element, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import {
  proseComponents,
  proseTags,
  proseText,
  type ProseComponentName,
  type ProseElement,
  type ProseNode,
  type ProseTag,
} from '../../site/prose';
import type { Facts } from '../content/company/company-facts';
import type { Problem } from '../content/problems';
import { typeset } from '../content/words/typeset';
import { checkLink, type ProsePlace } from './check-link';
import { checkProps, componentRules } from './component-rules';
import { withHeads } from './table-heads';

export interface ProseSource extends ProsePlace {
  /** Path from the project's root. */
  file: string;
  body: string;
  /** The line of the file on which `body` begins. */
  firstLine: number;
  /** Missing while the company's file has a mistake; then no chart is drawn. */
  facts?: Facts;
}

type Component = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Props = Record<string, string>;

const HEADINGS = ['h2', 'h3', 'h4'];

export class ProseMaker {
  private readonly problems: Problem[] = [];
  private readonly ids = new Set<string>();
  private readonly anchors: { anchor: string; line: number }[] = [];
  /** The page's title is level 1. */
  private level = 1;

  constructor(
    private readonly text: ProseSource,
    private readonly firstLine: number,
    private readonly slugger: GithubSlugger,
  ) {}

  make(tree: Root): { nodes: ProseNode[]; problems: Problem[] } {
    const nodes = this.children(tree.children);
    const known = [...this.ids].map((id) => `#${id}`).join(', ') || 'none';
    for (const { anchor, line } of this.anchors.filter(({ anchor }) => !this.ids.has(anchor)))
      this.complain(line, 'link', `"#${anchor}" leads nowhere; expected one of: ${known}`);
    return { nodes, problems: this.problems };
  }

  private children(nodes: readonly RootContent[], inline = false): ProseNode[] {
    return nodes.flatMap((node): ProseNode[] => {
      if (node.type === 'text') return this.typesetText(node.value);
      if (node.type === 'element') return this.element(node);
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        return this.component(node, inline);
      return this.code(node);
    });
  }

  /** Line ends between blocks mean nothing. */
  private typesetText(value: string): ProseNode[] {
    const isText = value.trim() || !value.includes('\n');
    return isText ? [typeset(value, this.text.language)] : [];
  }

  private element({ tagName, properties, children, position }: Element): ProseNode[] {
    const line = this.lineOf(position);
    if (!(proseTags as readonly string[]).includes(tagName)) {
      this.complain(line, `<${tagName}>`, instead[tagName] ?? 'is not allowed in a text');
      return [];
    }
    const inner = this.children(children, tagName === 'p');
    const props: Props = {};
    if (tagName === 'a') props.href = this.link(properties.href ?? '', line);
    if (properties.align) props['data-align'] = properties.align;
    if (HEADINGS.includes(tagName)) {
      this.checkLevel(Number(tagName.slice(1)), line);
      props.id = this.anchor(proseText(inner));
    }
    return [tidy({ type: tagName as ProseTag, props, children: withHeads(tagName, inner) })];
  }

  /**
   * Visitors with screen readers go from heading to heading; a missing level would make them think
   * that they missed something.
   */
  private checkLevel(level: number, line: number): void {
    const deepest = this.level + 1;
    const marks = (count: number) => '#'.repeat(count);
    if (level > deepest) {
      const message = `skips a level; expected ${marks(deepest)}, one level below the heading before it`;
      this.complain(line, marks(level), message);
    }
    this.level = level;
  }

  private component(node: Component, inParagraph: boolean): ProseNode[] {
    const line = this.lineOf(node.position);
    const name = proseComponents.find((candidate) => candidate === node.name);
    if (!name) {
      const known = proseComponents.join(', ');
      this.complain(line, `<${node.name ?? ''}>`, `is not known; expected one of: ${known}`);
      return [];
    }
    const { inline = false, empty = false, holds } = componentRules[name];
    const inner = this.children(node.children, inline);
    const complain = (message: string) => this.complain(line, `<${name}>`, message);
    if (inline !== (node.type === 'mdxJsxTextElement'))
      complain(inline ? 'stands within a line of text' : standAlone(inParagraph));
    if (empty === inner.length > 0)
      complain(empty ? 'has no text; expected <… />' : 'is empty; expected a text');
    const props = this.props(name, node, line);
    const [held] = inner;
    if (!holds) return [tidy({ type: name, props, children: inner })];
    if (inner.length > 1 || typeof held !== 'object' || held.type !== holds.tag) {
      complain(`expected ${holds.name} in it and nothing else`);
      return [];
    }
    return [tidy(this.drawn({ type: name, props, children: [held] }, held, node))];
  }

  private drawn(
    component: ProseElement & { type: ProseComponentName; props: Props },
    held: ProseElement,
    node: Component,
  ): ProseElement {
    const { type, props } = component;
    const { draw } = componentRules[type];
    const { language, facts } = this.text;
    if (!draw || !facts) return component;
    const { mistakes, children } = draw(held, props, language);
    const table = node.children.find((child) => child.type === 'element');
    for (const { row, key, message } of mistakes) {
      // The head of a table takes two lines.
      const line =
        row === undefined ? this.lineOf(node.position) : this.lineOf(table?.position) + 2 + row;
      this.complain(line, `<${type}> ${key}`, message);
    }
    return { ...component, children };
  }

  private props(name: ProseComponentName, node: Component, line: number): Props {
    const props: Props = {};
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string') {
        props[attribute.name] = attribute.value;
      } else {
        const key = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
        this.complain(line, `<${name}> ${key}`, 'expected a text in quotes: name="text"');
        return {};
      }
    }
    for (const { key, message } of checkProps(name, props)) {
      this.complain(line, `<${name}> ${key}`, message);
    }
    const { linkUrl, question } = props;
    const set = Object.fromEntries(
      Object.entries(props).map(([key, value]) => [key, typeset(value, this.text.language)]),
    );
    if (linkUrl) set.linkUrl = this.link(linkUrl, line);
    if (name === 'Faq') set.id = this.anchor(question ?? '');
    // Its title is drawn as a heading.
    if (name === 'CallToAction') this.level = 2;
    return set;
  }

  private code({ type, position }: RootContent): ProseNode[] {
    const what = type === 'mdxjsEsm' ? 'import or export' : '{…}';
    const message =
      'is code, which a text may not hold; expected Markdown, {{company.…}} or a component';
    this.complain(this.lineOf(position), what, message);
    return [];
  }

  private link(written: string, line: number): string {
    const link = checkLink(written, this.text);
    if (link.problem !== undefined) {
      this.complain(line, 'link', link.problem);
      return '';
    }
    if (link.anchor) this.anchors.push({ anchor: link.anchor, line });
    return link.href;
  }

  /** An id of plain letters, so that an address with it can be read and sent. */
  private anchor(title: string): string {
    const plain = title
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[\u2060]/g, '');
    const id = this.slugger.slug(plain.replaceAll('\u00a0', ' '));
    this.ids.add(id);
    return id;
  }

  private lineOf(position: Root['position']): number {
    return (position?.start.line ?? 1) + this.firstLine - 1;
  }

  private complain(line: number, key: string, message: string): void {
    this.problems.push({ file: this.text.file, line, key, message });
  }
}

const instead: Record<string, string> = {
  h1: 'is the page’s title; expected ## for a heading in the text',
  img: 'is not allowed; an article shows one picture, its cover',
};

function standAlone(inParagraph: boolean): string {
  const where = inParagraph ? 'between its tags and its text, and around it' : 'around it';
  return `stands alone; expected an empty line ${where}`;
}

function tidy({ type, props = {}, children = [] }: ProseElement): ProseElement {
  return {
    type,
    ...(Object.keys(props).length > 0 && { props }),
    ...(children.length > 0 && { children }),
  };
}
