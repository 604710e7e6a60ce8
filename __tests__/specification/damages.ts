import { elementsOf, valueAt, VOID, type BuiltPage, type Element } from './compare';
import type { Expectation } from './read-statements';

type Change = ($: BuiltPage['$'], element: Element) => unknown;

const remove: Change = ($, element) => $(element).remove();
const repeat: Change = ($, element) => $(element).after($(element).clone());
const reword: Change = ($, element) => $(element).text('Something else');
const empty: Change = ($, element) =>
  $(element).is(VOID) ? $(element).remove() : $(element).empty();
const setTo =
  (name: string, value: string | null): Change =>
  ($, element) =>
    $(element).attr(name, value);

const nextDigit = (digit: string) => String((Number(digit) + 1) % 10);
const recount: Change = ($, element) =>
  $(element).text($(element).text().replace(/\d/g, nextDigit));

const setData =
  (path: string, value?: string): Change =>
  ($, element) => {
    const data: unknown = JSON.parse($(element).text());
    const end = path.lastIndexOf('.');
    const owner = end < 0 ? data : valueAt(data, path.slice(0, end));
    Reflect.set(Object(owner), path.slice(end + 1), value);
    $(element).text(JSON.stringify(data));
  };

/** Changes of the attributes that the last part of a selector names. */
function changesOfNamed(place: string): Record<string, Change> {
  const [last = ''] =
    /[^ ]+$/.exec(place.replace(/:(not|has)\([^()]*[= ][^()]*\)|:has\([^()]*\)/g, '')) ?? [];
  const lacking = (name: string) => last.includes(`:not([${name}])`);
  return Object.fromEntries(
    [...last.matchAll(/\[([\w-]+)(?:[*^$]?=|\])/g)].map(([, name = '']) => [
      `without ${name}`,
      setTo(name, lacking(name) ? 'x' : null),
    ]),
  );
}

/** What makes an expectation fail where it happens to one of its elements. */
function changesOf(expectation: Expectation): Record<string, Change> {
  switch (expectation.kind) {
    case 'count':
      return { remove, empty, repeat, ...changesOfNamed(expectation.place) };
    case 'texts':
      return { remove, repeat, reword, ...changesOfNamed(expectation.place) };
    case 'says':
      return {
        remove,
        ...(/\d/.test(String(expectation.phrase)) ? { recount } : { reword }),
        ...changesOfNamed(expectation.place),
      };
    case 'links':
      return { remove, repeat, redirect: setTo('href', '/x/'), unlink: setTo('href', null) };
    case 'order':
      return { remove, repeat };
    case 'data':
      return { remove, change: setData(expectation.path, ''), drop: setData(expectation.path) };
    default:
      return {};
  }
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

function swap({ $ }: BuiltPage, one: Element, other: Element): void {
  const mark = $('<i></i>').insertBefore(one);
  $(other).before(one);
  mark.replaceWith($(other));
}

/** Damages a page in every way that must make an expectation fail, and yields it each time; what it yields is whole again afterwards. */
export function* damage(
  page: BuiltPage,
  expectation: Expectation,
): Generator<[name: string, page: BuiltPage]> {
  const { $ } = page;
  const { kind } = expectation;
  const elements = elementsOf(page, expectation);
  if (kind === 'words') yield ['remove', { ...page, words: () => ({}) }];
  for (const change of kind === 'some' ? [remove, empty] : []) {
    const restore = keep(page, elements);
    for (const element of elements) change($, element);
    yield [`${change.name} all`, page];
    restore();
  }
  for (const [name, change] of Object.entries(changesOf(expectation)))
    for (const [index, element] of elements.entries()) {
      const restore = keep(page, [element]);
      change($, element);
      yield [`${name} ${index + 1}`, page];
      restore();
    }
  for (const [index, element] of elements.entries()) {
    const before = elements[index - 1];
    const differ = kind === 'order' || (before && $.html(before) !== $.html(element));
    if (!before || !differ || !['texts', 'links', 'order'].includes(kind)) continue;
    const restore = keep(page, [before, element]);
    swap(page, before, element);
    yield [`swap ${index} and ${index + 1}`, page];
    restore();
  }
}
