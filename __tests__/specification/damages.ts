import { elementsOf, findInside, splitPlace, VOID, type Element } from './compare';
import { valueAt, type BuiltPage } from './pages';
import type { Expectation } from './read-statements';

export type Change = ($: BuiltPage['$'], element: Element) => unknown;

export const remove: Change = ($, element) => $(element).remove();
export const repeat: Change = ($, element) => $(element).after($(element).clone());
export const empty: Change = ($, element) =>
  $(element).is(VOID) ? $(element).remove() : $(element).empty();
export function write(text: string): Change {
  return ($, element) => $(element).text(text);
}
export function setTo(name: string, value: string | null): Change {
  return ($, element) => $(element).attr(name, value);
}
export function replace(from: RegExp, to: string): Change {
  return ($, element) => $(element).html(($(element).html() ?? '').replace(from, to));
}
export const setData =
  (path: string, value?: string): Change =>
  ($, element) => {
    const data: unknown = JSON.parse($(element).text());
    const end = path.lastIndexOf('.');
    const owner = end < 0 ? data : valueAt(data, path.slice(0, end));
    for (const entry of [owner].flat()) Reflect.set(Object(entry), path.slice(end + 1), value);
    $(element).text(JSON.stringify(data));
  };

const reword = write('Something else');
const recount: Change = ($, element) => $(element).text($(element).text().replace(/\d/g, '7'));

/** Changes of what a place shows, also of the attributes that the last part of its selector names. */
function changesOfPlace(place: string): Record<string, Change> {
  const { selector, attribute } = splitPlace(place);
  if (attribute) return { remove, empty: setTo(attribute, '') };
  const [last = ''] =
    /[^ ]+$/.exec(selector.replace(/:(not|has)\([^()]*[= ][^()]*\)|:has\([^()]*\)/g, '')) ?? [];
  const named = [...last.matchAll(/\[([\w-]+)(?:[*^$]?=|\])/g)].map(([, name = '']) => {
    const isLacking = last.includes(`:not([${name}])`);
    return [`without ${name}`, setTo(name, isLacking ? 'x' : null)];
  });
  return { remove, empty, ...Object.fromEntries(named) };
}

function changesOfText(place: string, text: string): Record<string, Change> {
  const { attribute } = splitPlace(place);
  if (attribute) return { reword: setTo(attribute, 'Something else') };
  return /\d/.test(text.replace(/\{.*?\}/g, '')) ? { recount } : { reword };
}

/** What makes an expectation fail where it happens to one of its elements, or to all. */
function changesOf({ place, sign, value }: Expectation): Record<string, Change> {
  const { path, words } = splitPlace(place);
  if (words || sign === 'with') return {};
  if (path) return { remove, change: setData(path, ''), drop: setData(path) };
  if (sign === '<') return { remove, repeat };
  if (sign.endsWith('→')) {
    const changes = { remove, empty, redirect: setTo('href', '/x/'), unlink: setTo('href', null) };
    return sign === '→' ? changes : { ...changes, reword };
  }
  return {
    ...changesOfPlace(place),
    ...(['=', ':'].includes(sign) && changesOfText(place, sign === '=' ? '' : value)),
    ...(['=', '×'].includes(sign) && { repeat }),
    ...(sign === '≥' && { remove: empty }),
  };
}

/** Keeps the children and attributes of elements and of their parents; returns what restores them. */
function keep({ $ }: BuiltPage, elements: readonly Element[]): () => void {
  const nodes = new Set(elements.flatMap((element) => [element.parent ?? element, element]));
  const kept = [...nodes].map((node) => {
    const attributes = 'attribs' in node ? { ...node.attribs } : {};
    return { node, children: [...node.children], attributes };
  });
  return () => {
    for (const { node, children, attributes } of kept) {
      $(node).empty().append(children);
      if ('attribs' in node) node.attribs = attributes;
    }
  };
}

/** Damages a page in every way that must make an expectation fail, and yields it each time; what it yields is whole again afterwards. */
export function* damage(
  page: BuiltPage,
  expectation: Expectation,
): Generator<[name: string, page: BuiltPage]> {
  const { $ } = page;
  const { place, sign, value, part = '' } = expectation;
  const elements = elementsOf(page, expectation);
  function* change(name: string, changed: readonly Element[], by: Change) {
    const restore = keep(page, changed);
    for (const element of changed) by($, element);
    yield [name, page] as [string, BuiltPage];
    restore();
  }
  if (splitPlace(place).words) yield ['remove', { ...page, words: () => ({}) }];
  if (sign === '≥') yield* change('too few', elements.slice(Number(value) - 1), remove);
  const isOneEnough = ['', ':', '→', 'by name →'].includes(sign);
  for (const [name, by] of Object.entries(changesOf(expectation)))
    for (const some of isOneEnough ? [elements] : elements.map((each) => [each]))
      yield* change(`${name} ${some.map((each) => elements.indexOf(each) + 1).join()}`, some, by);
  const inside = { ...changesOfPlace(part), ...(value && changesOfText(part, value)) };
  for (const element of sign === 'with' ? elements : [])
    for (const [name, by] of Object.entries(inside))
      yield* change(`${part}: ${name}`, findInside(page, element, part, value), by);
  for (const [index, element] of elements.entries()) {
    const before = elements[index - 1];
    const differ = sign === '<' || (before && $.html(before) !== $.html(element));
    if (!before || !differ || !['=', '<'].includes(sign)) continue;
    const restore = keep(page, [before, element]);
    const mark = $('<i></i>').insertBefore(before);
    $(element).before(before);
    mark.replaceWith($(element));
    yield [`swap ${index} and ${index + 1}`, page];
    restore();
  }
}
