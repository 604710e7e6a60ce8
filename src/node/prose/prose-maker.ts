import type GithubSlugger from 'github-slugger';
import type { Element, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import {
  proseComponents,
  proseElements,
  proseTags,
  proseText,
  type ProseComponentName,
  type ProseElement,
  type ProseNode,
} from '../../site/prose';
import type { Facts } from '../content/company/company-facts';
import type { Problem } from '../content/problems';
import { brokenRules } from '../content/parse-yaml';
import { plainMarkup } from '../content/words/plain-markup';
import { wrongFacts } from '../content/words/prepare-words';
import { typeset } from '../content/words/typeset';
import { checkLink, type ProsePlace } from './links';
import { componentRules } from './component-rules';
import { fillMarks } from './facts';
import { withHeads } from './table-cells';

export interface ProseSource extends ProsePlace {
  file: string;
  body: string;
  /** The line of the file on which `body` begins. */
  firstLine: number;
  /** Missing while the company's file has a problem; then no chart is drawn. */
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
    private readonly slugger: GithubSlugger,
    private readonly facts: Facts,
  ) {}

  make(tree: Root): { nodes: ProseNode[]; problems: Problem[] } {
    const nodes = this.children(tree.children);
    const known = [...this.ids].map((id) => `#${id}`).join(', ') || 'none';
    for (const { anchor, line } of this.anchors.filter(({ anchor }) => !this.ids.has(anchor)))
      this.report(line, 'link', `"#${anchor}" leads nowhere; expected one of: ${known}`);
    return { nodes, problems: this.problems };
  }

  private children(nodes: readonly RootContent[], inline = false): ProseNode[] {
    return nodes.flatMap((node): ProseNode[] => {
      if (node.type === 'text') {
        for (const message of plainMarkup(node.value))
          this.report(this.lineOf(node), 'text', message);
        return this.typesetText(node.value);
      }
      if (node.type === 'element') return this.element(node);
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        return this.component(node, inline);
      const key = node.type === 'mdxjsEsm' ? 'import or export' : '{…}';
      this.report(this.lineOf(node), key, CODE);
      return [];
    });
  }

  /** Line ends between blocks mean nothing. */
  private typesetText(value: string): ProseNode[] {
    const isText = value.trim() || !value.includes('\n');
    return isText ? [typeset(fillMarks(value, this.facts), this.text.language)] : [];
  }

  private element(node: Element): ProseNode[] {
    const { tagName, properties, children } = node;
    const line = this.lineOf(node);
    const type = proseTags.find((tag) => tag === tagName);
    if (!type) {
      // The notes themselves stand in a section at the end.
      if (tagName !== 'section')
        this.report(line, `<${tagName}>`, instead[tagName] ?? 'is not allowed in a text');
      return [];
    }
    const inner = this.children(children, type === 'p');
    if (type === 'a') this.checkPlain('link', inner, line);
    const props: Props = {};
    if (type === 'a') props.href = this.link(fillMarks(properties.href ?? '', this.facts), line);
    if (properties.align) props['data-align'] = properties.align;
    if (HEADINGS.includes(type)) {
      this.checkLevel(Number(type.slice(1)), line);
      this.checkPlain('#'.repeat(Number(type.slice(1))), inner, line);
      props.id = this.anchor(proseText(inner));
    }
    if (properties.start !== undefined) this.report(line, ...numbered(properties.start));
    return [withoutEmpty({ type, props, children: type === 'table' ? withHeads(inner) : inner })];
  }

  /** Visitors with screen readers go from heading to heading, and miss a level that is left out. */
  private checkLevel(level: number, line: number): void {
    const deepest = '#'.repeat(this.level + 1);
    if (level > deepest.length) {
      const message = `skips a level; expected ${deepest}, one level below the heading before it`;
      this.report(line, '#'.repeat(level), message);
    }
    this.level = level;
  }

  /** What can be pressed holds nothing else to press, and the contents repeat headings as text. */
  private checkPlain(key: string, inner: readonly ProseNode[], line: number): void {
    const pressed = [...proseElements(inner, 'a'), ...proseElements(inner, 'Term')];
    if (pressed.length > 0) this.report(line, key, 'holds a link or a term; expected plain text');
    else if (!proseText(inner).trim()) this.report(line, key, 'is empty; expected a text');
  }

  private component(node: Component, inParagraph: boolean): ProseNode[] {
    const line = this.lineOf(node);
    const name = proseComponents.find((candidate) => candidate === node.name);
    if (!name) {
      const known = proseComponents.join(', ');
      this.report(line, `<${node.name ?? ''}>`, `is not known; expected one of: ${known}`);
      return [];
    }
    const { inline = false, empty = false, holds } = componentRules[name];
    const inner = this.children(node.children, inline);
    const report = (message: string) => this.report(line, `<${name}>`, message);
    if (name === 'Term') this.checkPlain('<Term>', inner, line);
    if (inline !== (node.type === 'mdxJsxTextElement'))
      report(inline ? 'stands within a line of text' : standAlone(inParagraph));
    if (empty === inner.length > 0)
      report(empty ? 'has no text; expected <… />' : 'is empty; expected a text');
    const props = this.props(name, node, line);
    const [only] = inner;
    if (!holds) return [withoutEmpty({ type: name, props, children: inner })];
    if (inner.length > 1 || typeof only !== 'object' || only.type !== holds.tag) {
      report(`expected ${holds.name} in it and nothing else`);
      return [];
    }
    return [withoutEmpty({ type: name, props, children: this.draw(name, props, only, node) })];
  }

  private draw(
    name: ProseComponentName,
    props: Props,
    drawn: ProseElement,
    node: Component,
  ): ProseNode[] {
    const { draw } = componentRules[name];
    const { language, facts } = this.text;
    if (!draw || !facts) return [drawn];
    const { problems, children } = draw(drawn, props, language);
    const table = node.children.find((child) => child.type === 'element');
    for (const { row, key, message } of problems) {
      // The head of a table takes two lines.
      const line = row === undefined ? this.lineOf(node) : this.lineOf(table) + 2 + row;
      this.report(line, `<${name}> ${key}`, message);
    }
    return children;
  }

  private props(name: ProseComponentName, node: Component, line: number): Props {
    const props: Props = {};
    for (const attribute of node.attributes) {
      const key = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
      if (typeof attribute.value !== 'string' || key === '{…}') {
        this.report(line, `<${name}> ${key}`, 'expected a text in quotes: name="text"');
        return {};
      }
      for (const message of wrongFacts(attribute.value, this.facts))
        this.report(line, `<${name}> ${key}`, message);
      props[key] = fillMarks(attribute.value, this.facts);
    }
    for (const { key, message } of brokenRules(props, componentRules[name].props))
      this.report(line, `<${name}> ${key}`, message);
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

  private link(written: string, line: number): string {
    const link = checkLink(written, this.text);
    if (link.problem !== undefined) {
      this.report(line, 'link', link.problem);
      return '';
    }
    if (link.anchor) this.anchors.push({ anchor: link.anchor, line });
    return link.href;
  }

  /** An id of plain letters, so that an address with it can be read and sent. */
  private anchor(title: string): string {
    const plain = title.normalize('NFD').replace(/[\p{M}\u2060]/gu, '');
    const id = this.slugger.slug(plain.replaceAll('\u00a0', ' '));
    this.ids.add(id);
    return id;
  }

  private lineOf(node: { position?: Root['position'] } | undefined): number {
    return (node?.position?.start.line ?? 1) + this.text.firstLine - 1;
  }

  private report(line: number, key: string, message: string): void {
    this.problems.push({ file: this.text.file, line, key, message });
  }
}

const CODE = 'is code, which a text may not hold; expected Markdown, {{company.…}} or a component';

/** What to write where an element of HTML is not allowed. */
const instead: Record<string, string> = {
  h1: 'is the page’s title; expected ## for a heading in the text',
  img: 'is not allowed; an article shows one picture, its cover',
  sup: 'is a footnote, which a text may not hold; expected its words in the sentence',
};

function standAlone(inParagraph: boolean): string {
  const where = inParagraph ? 'between its tags and its text, and around it' : 'around it';
  return `stands alone; expected an empty line ${where}`;
}

/** Markdown makes a list of it, and a year or a day at the beginning of a sentence would be gone. */
const numbered = (start: unknown): [key: string, message: string] => [
  `${String(start)}.`,
  `begins a numbered list at ${String(start)}; expected ${String(start)}\\. in a sentence, and 1. in a list`,
];

const withoutEmpty = ({ type, props = {}, children = [] }: ProseElement): ProseElement => ({
  type,
  ...(Object.keys(props).length > 0 && { props }),
  ...(children.length > 0 && { children }),
});
