import type GithubSlugger from 'github-slugger';
import type { Element, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { fromKeys } from '../../site/from-keys';
import {
  proseComponents,
  proseElements,
  proseTags,
  proseText,
  type ProseComponentName,
  type ProseElement,
  type ProseNode,
} from '../../site/prose';
import { fillMarks, factProblems, type Facts } from '../content/words/prepare-words';
import { brokenRules } from '../content/parse-yaml';
import type { Found } from '../content/problems';
import { plainMarkup } from '../content/words/refused-signs';
import { typeset } from '../content/words/typeset';
import { componentRules } from './component-rules';
import { drawChart } from './draw-chart';
import { checkLink, type ProsePlace } from './links';
import { withHeads } from './table-cells';

export interface ProseSource extends ProsePlace {
  file: string;
  /** All that the file holds. */
  source: string;
  /** Missing while the company's file has a problem; then no chart is drawn. */
  facts?: Facts;
}

/** Lines are those of the text that is shown, from 1. */
export interface MadeProse {
  nodes: ProseNode[];
  problems: (Found & { line: number })[];
}

type Component = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Place = Pick<Root, 'position'>;
type Props = Record<string, string>;

export class ProseMaker {
  private readonly problems: MadeProse['problems'] = [];
  private readonly anchors: { anchor: string; place: Place }[] = [];
  /** The page's title is level 1. */
  private level = 1;

  constructor(
    private readonly text: ProseSource,
    private readonly slugger: GithubSlugger,
    private readonly facts: Facts,
  ) {}

  make(tree: Root): MadeProse {
    const nodes = this.children(tree.children);
    const ids = Object.keys(this.slugger.occurrences);
    const known = ids.map((id) => `#${id}`).join(', ') || 'none';
    for (const { anchor, place } of this.anchors.filter(({ anchor }) => !ids.includes(anchor)))
      this.report(place, 'link', `"#${anchor}" leads nowhere; expected one of: ${known}`);
    return { nodes, problems: this.problems };
  }

  private children(nodes: readonly RootContent[], inParagraph = false): ProseNode[] {
    return nodes.flatMap((node): ProseNode[] => {
      if (node.type === 'text') {
        for (const message of plainMarkup(node.value)) this.report(node, 'text', message);
        // Line ends between blocks mean nothing.
        const isText = node.value.trim() || !node.value.includes('\n');
        return isText ? [typeset(fillMarks(node.value, this.facts), this.text.language)] : [];
      }
      if (node.type === 'element') return this.element(node);
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        return this.component(node, inParagraph);
      this.report(node, node.type === 'mdxjsEsm' ? 'import or export' : '{…}', CODE);
      return [];
    });
  }

  private element(node: Element): ProseNode[] {
    const { tagName, properties } = node;
    const type = proseTags.find((tag) => tag === tagName);
    if (!type) {
      // The notes themselves stand in a section at the end.
      if (tagName !== 'section')
        this.report(node, `<${tagName}>`, instead[tagName] ?? 'is not allowed in a text');
      return [];
    }
    const children = this.children(node.children, type === 'p');
    const props: Props = {};
    if (type === 'a') {
      this.checkPlain(node, 'link', children);
      props.href = this.link(node, fillMarks(properties.href ?? '', this.facts));
    }
    if (properties.align) props['data-align'] = properties.align;
    const [, level] = /^h(\d)$/.exec(type) ?? [];
    if (level) {
      this.checkLevel(node, Number(level));
      this.checkPlain(node, '#'.repeat(Number(level)), children);
      props.id = this.anchor(proseText(children));
    }
    if (properties.start !== undefined) this.report(node, ...numbered(properties.start));
    return [
      withoutEmpty({ type, props, children: type === 'table' ? withHeads(children) : children }),
    ];
  }

  /** Visitors with screen readers go from heading to heading, and miss a level that is left out. */
  private checkLevel(place: Place, level: number): void {
    const deepest = '#'.repeat(this.level + 1);
    if (level > deepest.length) {
      const message = `skips a level; expected ${deepest}, one level below the heading before it`;
      this.report(place, '#'.repeat(level), message);
    }
    this.level = level;
  }

  /** What can be pressed holds nothing else to press, and the contents repeat headings as text. */
  private checkPlain(place: Place, key: string, inner: readonly ProseNode[]): void {
    const pressed = [...proseElements(inner, 'a'), ...proseElements(inner, 'Term')];
    if (pressed.length > 0) this.report(place, key, 'holds a link or a term; expected plain text');
    else if (!proseText(inner).trim()) this.report(place, key, 'is empty; expected a text');
  }

  private component(node: Component, inParagraph: boolean): ProseNode[] {
    const report = (message: string) => this.report(node, `<${node.name ?? ''}>`, message);
    const name = proseComponents.find((candidate) => candidate === node.name);
    if (!name) {
      report(`is not known; expected one of: ${proseComponents.join(', ')}`);
      return [];
    }
    const { inline = false, empty = false, holds } = componentRules[name];
    const children = this.children(node.children, inline);
    if (name === 'Term') this.checkPlain(node, '<Term>', children);
    if (inline !== (node.type === 'mdxJsxTextElement'))
      report(inline ? 'stands within a line of text' : standAlone(inParagraph));
    if (empty === children.length > 0)
      report(empty ? 'has no text; expected <… />' : 'is empty; expected a text');
    const props = this.props(name, node);
    if (!holds) return [withoutEmpty({ type: name, props, children })];
    const [only] = children;
    if (children.length > 1 || typeof only !== 'object' || only.type !== holds.tag) {
      report(`expected ${holds.name} in it and nothing else`);
      return [];
    }
    const inner = name === 'Chart' && this.text.facts ? this.chart(node, props, only) : [only];
    return [withoutEmpty({ type: name, props, children: inner })];
  }

  private chart(node: Component, props: Props, table: ProseElement): ProseNode[] {
    const { children, problems } = drawChart(table, props, this.text.language);
    const written = node.children.find((child) => child.type === 'element');
    for (const { row, key, message } of problems) {
      // The head of a table takes two lines.
      const line = row === undefined ? lineOf(node) : lineOf(written) + 2 + row;
      this.problems.push({ line, key: `<Chart> ${key}`, message });
    }
    return children;
  }

  private props(name: ProseComponentName, node: Component): Props {
    const report = ({ key, message }: Found) => this.report(node, `<${name}> ${key}`, message);
    const props: Props = {};
    for (const attribute of node.attributes) {
      const key = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
      if (typeof attribute.value !== 'string' || key === '{…}') {
        report({ key, message: 'expected a text in quotes: name="text"' });
        return {};
      }
      for (const { message } of factProblems(attribute.value, this.facts)) report({ key, message });
      props[key] = fillMarks(attribute.value, this.facts);
    }
    brokenRules(props, componentRules[name].props).forEach(report);
    const { linkUrl, question = '' } = props;
    const set = fromKeys(Object.keys(props), (key) =>
      typeset(props[key] ?? '', this.text.language),
    );
    if (linkUrl) set.linkUrl = this.link(node, linkUrl);
    if (name === 'Faq') set.id = this.anchor(question);
    // Its title is drawn as a heading.
    if (name === 'CallToAction') this.level = 2;
    return set;
  }

  private link(place: Place, written: string): string {
    const { href = '', anchor, problem } = checkLink(written, this.text);
    if (problem !== undefined) this.report(place, 'link', problem);
    if (anchor) this.anchors.push({ anchor, place });
    return href;
  }

  /** An id of plain letters, so that an address with it can be read and sent. */
  private anchor(title: string): string {
    const plain = title.normalize('NFD').replace(/[\p{M}\u2060]/gu, '');
    return this.slugger.slug(plain.replaceAll('\u00a0', ' '));
  }

  private report(place: Place, key: string, message: string): void {
    this.problems.push({ line: lineOf(place), key, message });
  }
}

const lineOf = (place?: Place): number => place?.position?.start.line ?? 1;

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
