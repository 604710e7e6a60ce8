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
import { typeset } from '../content/words/typeset';
import { fileBeside, isDocument } from './beside-text';
import { componentRules } from './component-rules';
import { drawChart } from './draw-chart';
import { HeadingLevels } from './heading-levels';
import { hastText, listProblems, onlyPictures, strayMarkdown } from './hast';
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
  private readonly levels = new HeadingLevels();

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
    for (const [place, key, message] of listProblems(nodes)) this.report(place, key, message);
    return nodes.flatMap((node): ProseNode[] => {
      if (node.type === 'text') {
        for (const message of strayMarkdown(node.value)) this.report(node, 'text', message);
        // Line ends between blocks mean nothing.
        const isText = node.value.trim() || !node.value.includes('\n');
        return isText ? [this.words(node.value)] : [];
      }
      if (node.type === 'element') return this.element(node);
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        return this.component(node, inParagraph);
      return [];
    });
  }

  private element(node: Element): ProseNode[] {
    const { tagName, properties } = node;
    if (tagName === 'section') return [this.notes(node)];
    if (tagName === 'code')
      return [{ type: 'code', children: [fillMarks(hastText(node), this.facts)] }];
    const pictures = tagName === 'p' ? onlyPictures(node) : [];
    if (pictures.length > 0) return this.pictures(node, pictures);
    const children = this.children(node.children, tagName === 'p');
    if (properties.dataFootnoteBackref !== undefined)
      return [{ type: 'back', props: { href: String(properties.href) }, children }];
    const level = Number(/^h(\d)$/.exec(tagName)?.[1] ?? 0);
    if (level) this.checkLevel(node, level);
    const type = proseTags.find((tag) => tag === tagName);
    if (tagName === 'img') this.report(node, 'picture', IN_A_LINE);
    if (!type) return [];
    const props: Props = {};
    for (const key of ['id', 'start', 'href'] as const)
      if (properties[key] !== undefined) props[key] = String(properties[key]);
    if (type === 'a' && properties.dataFootnoteRef === undefined) {
      this.checkPlain(node, 'link', children);
      props.href = this.link(node, fillMarks(properties.href ?? '', this.facts));
      if (properties.title) this.report(node, 'link', TITLED);
    }
    if (properties.align) props['data-align'] = properties.align;
    if (level) {
      this.checkPlain(node, '#'.repeat(level), children);
      props.id = this.anchor(proseText(children));
    }
    return [
      withoutEmpty({ type, props, children: type === 'table' ? withHeads(children) : children }),
    ];
  }

  private notes({ children }: Element): ProseElement {
    const list = children.filter((child) => child.type === 'element' && child.tagName === 'ol');
    return { type: 'notes', children: this.children(list) };
  }

  private pictures(place: Place, written: readonly Element[]): ProseNode[] {
    if (written.length > 2) this.report(place, 'picture', 'expected one or two in a paragraph');
    const pictures = written.map((node) => this.picture(node));
    return pictures.length === 1 ? pictures : [{ type: 'pair', children: pictures }];
  }

  private picture(node: Element): ProseElement {
    const { src = '', alt = '', title = '' } = node.properties;
    const [seen = '', caption = ''] = [alt, title].map((text) => this.words(text));
    const { name, problem } = fileBeside(src, this.text.file, 'picture');
    if (problem !== undefined) this.report(node, 'picture', problem);
    if (!seen.trim()) this.report(node, 'picture', UNDESCRIBED);
    for (const message of strayMarkdown(caption)) this.report(node, 'picture', message);
    return { type: 'img', props: { src: name, alt: seen, ...(caption && { title: caption }) } };
  }

  private words(text: string): string {
    return typeset(fillMarks(text, this.facts), this.text.language);
  }

  private checkLevel(place: Place, level: number): void {
    const key = level === 1 ? '<h1>' : '#'.repeat(level);
    const problem = level === 1 ? TITLE : this.levels.problemOf(level);
    if (problem) this.report(place, key, problem);
  }

  /** What can be pressed holds nothing else to press, and the contents repeat headings as text. */
  private checkPlain(place: Place, key: string, inner: readonly ProseNode[]): void {
    const pressed = [...proseElements(inner, 'a'), ...proseElements(inner, 'Term')];
    if (pressed.length > 0) this.report(place, key, 'holds a link or a term; expected plain text');
    else if (!proseText(inner).trim()) this.report(place, key, 'is empty; expected a text');
  }

  private component(node: Component, inParagraph: boolean): ProseNode[] {
    const report = (message: string) => this.report(node, `<${node.name ?? ''}>`, message);
    if (node.name === 'br' && node.type === 'mdxJsxTextElement') return [{ type: 'br' }];
    const name = proseComponents.find((candidate) => candidate === node.name);
    if (!name) {
      report('stands alone; take it out: an empty line begins a paragraph');
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
    const set = fromKeys(Object.keys(props), (key) => this.words(props[key] ?? ''));
    if (linkUrl) set.linkUrl = this.link(node, linkUrl);
    if (name === 'Faq') set.id = this.anchor(question);
    // Its title is drawn as a heading.
    if (name === 'CallToAction') this.levels.problemOf(2);
    return set;
  }

  private link(place: Place, written: string): string {
    if (isDocument(written)) {
      const file = fileBeside(written, this.text.file, 'document');
      if (file.problem !== undefined) this.report(place, 'link', file.problem);
      return file.name;
    }
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

const TITLE = 'is the page’s title; expected ## for a heading in the text';
const TITLED = 'has a title in "…", which no page shows; take it out';
const IN_A_LINE = 'stands in a line of text; expected an empty line before and after it';
const UNDESCRIBED = 'has no description; expected ![What is seen](kitchen.jpg)';

function standAlone(inParagraph: boolean): string {
  const where = inParagraph ? 'between its tags and its text, and around it' : 'around it';
  return `stands alone; expected an empty line ${where}`;
}

const withoutEmpty = ({ type, props = {}, children = [] }: ProseElement): ProseElement => ({
  type,
  ...(Object.keys(props).length > 0 && { props }),
  ...(children.length > 0 && { children }),
});
