import type GithubSlugger from 'github-slugger';
import type { Element, Root, RootContent } from 'hast';
import { plainText } from '../../site/text';
import { proseElements, proseTags, proseText } from '../../site/prose';
import type { ProseElement, ProseNode } from '../../site/prose';
import { unmaskFacts, type Facts, typeset } from '../content/words/prepare-words';
import { NAMED, saysNothing } from '../content/text-checks';
import { findAttachment, isDocument, type Attachment, checkLink } from './links';
import { drawChart, rowsIn, tableOf, elementsIn, annotateTable, textOf } from './tables';
import {
  componentRules,
  contentNames,
  unpairedTagMessage,
  isBreak,
  propsOf,
  tagOf,
  type Tag,
} from './components';
import { trapsIn } from './markdown-traps';
import type { Place, ProseSource, Report } from './compile-prose';

type Props = Record<string, string>;

/** Attributes of the parser that our styles do not use. */
const UNUSED = /^(?:data|aria)[A-Z]|^(?:className|checked)$/;

/** Creates the data that pages render, and checks which element is inside which. */
export class ProseCompiler {
  readonly files: Attachment[] = [];
  readonly links: { href: string; place: Place }[] = [];
  private heading = '';

  constructor(
    private readonly text: ProseSource,
    private readonly facts: Facts,
    private readonly slugger: GithubSlugger,
    private readonly decode: (written: string) => string,
    private readonly report: Report,
  ) {}

  make = ({ children }: Root): ProseNode[] => this.nodes(children);

  get ids(): string[] {
    return Object.keys(this.slugger.occurrences);
  }

  /** Replaces tags and the nodes between them by components. */
  private nodes(children: readonly RootContent[]): ProseNode[] {
    const made: ProseNode[] = [];
    const rest = [...children];
    for (let node = rest.shift(); node; node = rest.shift()) {
      const tag = tagOf(node);
      const isEnd = (next?: Tag) => next?.closes && next.name === tag?.name && !tag.closes;
      const end = tag?.isEmpty ? 0 : rest.map(tagOf).findIndex(isEnd) + 1;
      if (!tag) made.push(...this.node(node));
      else if (tag.isEmpty || end > 0)
        made.push(this.component(node, tag, rest.splice(0, end).slice(0, -1)));
      else this.report(node, `<${tag.closes ? '/' : ''}${tag.name}>`, unpairedTagMessage(tag));
    }
    return made;
  }

  private node(node: RootContent): ProseNode[] {
    if (node.type === 'element') return this.element(node);
    if (node.type === 'raw' && isBreak(node.value)) return [{ type: 'br' }];
    // Line ends between blocks mean nothing.
    if (node.type !== 'text' || /^\s*\n\s*$/.test(node.value)) return [];
    return [this.words(node.value)];
  }

  private element(node: Element): ProseNode[] {
    const { tagName, properties } = node;
    if (tagName === 'img') this.report(node, 'picture', IN_A_LINE);
    const pictures = picturesOf(node);
    if (tagName === 'a' && pictures.length > 0) this.report(node, 'picture', LINKED);
    if (pictures.length > 0) return this.pictures(node, pictures);
    if (tagName === 'code')
      return [{ type: 'code', children: [unmaskFacts(textOf(node), this.facts)] }];
    // The heading of the notes is the page's.
    const inner = tagName === 'section' ? elementsIn(node.children).slice(-1) : node.children;
    if (tagName === 'table') annotateTable(node, this.heading);
    const children = this.nodes(inner);
    const props = this.props(properties);
    if (tagName === 'section') return [{ type: 'notes', children }];
    if (properties.dataFootnoteBackref !== undefined) return [{ type: 'back', props, children }];
    const type = proseTags.find((tag) => tag === tagName);
    if (!type) return [];
    if (/^h\d$/.test(type)) {
      this.checkPlain(node, '#'.repeat(Number(type.slice(1))), children);
      this.heading = proseText(children);
      props.id = this.anchor(this.heading);
      if (this.isFixed(this.heading)) props.translate = 'no';
    }
    if (type === 'a' && properties.dataFootnoteRef === undefined) {
      this.checkPlain(node, 'link', children);
      props.href = this.link(node, unmaskFacts(String(properties.href), this.facts));
      if (properties.title) this.report(node, 'link', TITLED);
    }
    const [only] = children;
    const isText = children.length === 1 && typeof only === 'string';
    const isCell = type === 'th' || type === 'td';
    if (isText && !isCell && this.isFixed(only)) props.translate = 'no';
    return [withoutEmptyNodes(type, props, isText || isCell ? children : this.keepFixed(children))];
  }

  /** Whether a text is nothing but a name, a number or a sum, which a translator leaves alone. */
  private isFixed(text: string): boolean {
    const plain = plainText(text).trim();
    const isSum = /^[^\p{L}]*\d[^\p{L}]*$/u.test(plain) && plain.includes('€');
    return isSum || this.text.names?.has(plain) === true;
  }

  private keepFixed = (children: readonly ProseNode[]): ProseNode[] =>
    children.map((child) => {
      if (typeof child !== 'string' || !this.isFixed(child)) return child;
      return { type: 'span', props: { translate: 'no' }, children: [child] };
    });

  /** Names the props whose text a translator leaves alone. */
  private withFixed(props: Props): Props {
    const fixed = Object.keys(props).filter((key) => this.isFixed(props[key] ?? ''));
    return fixed.length > 0 ? { ...props, fixed: fixed.join(' ') } : props;
  }

  private component(node: RootContent, tag: Tag, within: readonly RootContent[]): ProseElement {
    const { name } = tag;
    const report = (message: string, key = '', place: Place = node) =>
      this.report(place, `<${name}>${key && ` ${key}`}`, message);
    const { inline = false, empty = false, holds } = componentRules[name];
    // A paragraph that contains only the tag.
    if (inline === (node.type === 'element'))
      report(inline ? 'stands within a line of text' : STANDS_ALONE);
    const { rows, ...written } = propsOf(tag, this.facts, this.decode, report);
    const inner = rows === undefined ? within : [...within, tableOf(rowsIn(rows) ?? [])];
    const table = elementsIn(inner).find(({ tagName }) => tagName === 'table');
    if (table) table.properties.label = written.title;
    if (table && name === 'Chart' && this.text.facts)
      drawChart(table, written.kind === 'steps', this.text.language, this.facts, report);
    const children = this.nodes(inner);
    if (empty === children.length > 0)
      report(empty ? 'has no text; expected <… />' : 'is empty; expected a text');
    const [only] = children;
    if (holds && (children.length > 1 || typeof only !== 'object' || only.type !== holds))
      report(`expected ${contentNames[holds]} in it and nothing else`);
    if (name === 'Term') this.checkPlain(node, '<Term>', children);
    const props = this.props(written);
    if (written.question) props.id = this.anchor(written.question);
    if (name === 'Term') props.id = this.anchor(`term ${proseText(children)}`);
    if (written.linkUrl) props.linkUrl = this.link(node, written.linkUrl);
    return withoutEmptyNodes(name, this.withFixed(props), this.keepFixed(children));
  }

  private props(properties: Element['properties']): Props {
    const used = Object.entries(properties).filter(([key, value]) => value && !UNUSED.test(key));
    return Object.fromEntries(used.map(([key, value]) => [key, this.words(String(value))]));
  }

  private pictures(place: Element, written: readonly Element[]): ProseNode[] {
    if (written.length > 2) this.report(place, 'picture', 'expected one or two in a paragraph');
    const pictures = written.map((node) => this.picture(node));
    return pictures.length === 1 ? pictures : [{ type: 'pair', children: pictures }];
  }

  private picture(node: Element): ProseElement {
    const { src, ...texts } = node.properties;
    const { alt = '', title = '' } = this.props(texts);
    if (!alt.trim()) this.report(node, 'picture', UNDESCRIBED);
    if (saysNothing(alt)) this.report(node, 'picture', NAMED);
    if (trapsIn(title).length > 0) this.report(node, 'picture', CAPTION);
    const name = this.file(node, String(src), 'picture');
    const caption = title ? this.withFixed({ title }) : {};
    return { type: 'img', props: { src: name, alt, ...caption } };
  }

  private words(text: string): string {
    return typeset(unmaskFacts(text, this.facts), this.text.language);
  }

  /** No link inside a link or a heading; the table of contents repeats headings as text. */
  private checkPlain(place: Place, key: string, inner: readonly ProseNode[]): void {
    const pressed = [...proseElements(inner, 'a'), ...proseElements(inner, 'Term')];
    if (pressed.length > 0) this.report(place, key, 'holds a link or a term; expected plain text');
    else if (!proseText(inner).trim()) this.report(place, key, 'is empty; expected a text');
  }

  private link(place: Place, written: string): string {
    if (isDocument(written)) return this.file(place, written, 'document');
    const { href = '', problem } = checkLink(written, this.text);
    if (problem !== undefined) this.report(place, 'link', problem);
    this.links.push({ href: href.replace(/^#/, `${this.text.path}#`), place });
    return href;
  }

  private file(place: Place, written: string, kind: Attachment['kind']): string {
    const { name, problem } = findAttachment(written, this.text.file, kind);
    if (problem !== undefined) this.report(place, kind === 'picture' ? kind : 'link', problem);
    if (this.files.every((file) => file.name !== name)) this.files.push({ name, kind });
    return name;
  }

  /** An id of plain letters, so that an address with it can be read and sent. */
  private anchor(title: string): string {
    const plain = title.normalize('NFD').replace(/\p{M}/gu, '');
    return this.slugger.slug(plain.replaceAll('\u00a0', ' '));
  }
}

/** A picture, or those of a paragraph or a link of nothing else. */
function picturesOf(node: Element): Element[] {
  const children = ['p', 'a'].includes(node.tagName) ? node.children : [node];
  const shown = children.filter((child) => child.type !== 'text' || child.value.trim());
  const pictures = elementsIn(shown).filter(({ tagName }) => tagName === 'img');
  return pictures.length === shown.length ? pictures : [];
}

const withoutEmptyNodes = (type: ProseElement['type'], props: Props, children: ProseNode[]) => ({
  type,
  ...(Object.keys(props).length > 0 && { props }),
  ...(children.length > 0 && { children }),
});

const TITLED = 'has a title in "…", which no page shows; take it out';
const IN_A_LINE = 'stands in a line of text; expected an empty line before and after it';
const LINKED = 'stands in a link; take out the link, and leave an empty line around the picture';
const UNDESCRIBED = 'has no description; expected ![What is seen](kitchen.jpg)';
const CAPTION = 'has signs of Markdown or HTML in its caption; expected plain text';
const STANDS_ALONE =
  'stands alone; expected an empty line between its tags and its text, and around it';
