/** What the pages use of a browser, by the types of their scripts, their styles and their HTML, against MDN's data and `browserslist`. */
import { relative } from 'node:path';
import { compile, middleware, serialize, stringify, type Element } from 'stylis';
import ts from 'typescript';
import { writePhysicalSides } from '../../src/theme/physical-sides';
import { documentedFeatures, isKnown, lackingPart, valueTypes } from '../support/browser-features';
import { documents, read, readPublic, scripts } from '../support/built-pages';

const used = new Set<string>();

function note(...key: string[]): void {
  const lacking = lackingPart(...key);
  if (lacking) used.add(lacking);
}

const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path));
const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
const sources = fileNames
  .map((file) => relative('.', file))
  .filter((file) => /^(src\/(?!node\/)|gatsby-browser)/.test(file));

/** The members of the browser's own interfaces that a script reads or calls. */
function noteMembers(node: ts.Node, checker: ts.TypeChecker): void {
  ts.forEachChild(node, (child) => noteMembers(child, checker));
  if (!ts.isPropertyAccessExpression(node)) return;
  for (const declaration of checker.getSymbolAtLocation(node.name)?.declarations ?? []) {
    const { parent } = declaration;
    const isStatic = ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent);
    const owner = isStatic ? parent.parent : parent;
    if (!/\/typescript\/lib\/lib\./.test(declaration.getSourceFile().fileName)) continue;
    if (!ts.isInterfaceDeclaration(owner) && !ts.isVariableDeclaration(owner)) continue;
    const type = owner.name
      .getText()
      .replace(/Constructor$/, '')
      .replace('ARIAMixin', 'Element');
    const member = node.name.text;
    const inherited = member in EventTarget.prototype ? 'EventTarget_inheritance' : member;
    for (const home of [['api'], ['javascript', 'builtins']])
      for (const name of [`${member}_static`, member, inherited])
        if (isKnown(...home, type, name)) return note(...home, type, name);
  }
}

/** The styles of the documents, and those of scripts, which show them later and by the same plugin. */
const styles = [
  ...documents().flatMap((file) =>
    [...read(`/${file}`)('style')].map((element) => read(`/${file}`)(element).text()),
  ),
  ...scripts().flatMap((file) =>
    [...readPublic(file).matchAll(/styles:"(.*?)"/g)].map(([, style]) =>
      serialize(compile(`a{${style}}`), middleware([writePhysicalSides, stringify])),
    ),
  ),
];

/** @param descriptors The key of an at-rule that has descriptors of its own. */
function noteStyles(parts: Element[], descriptors: string[] = []): void {
  for (const { type, value, props, children } of parts) {
    if (type === 'comm') continue;
    if (typeof children === 'string') {
      noteDeclaration(String(props), children, descriptors);
      continue;
    }
    const [, rule] = /^@([\w-]+)/.exec(value) ?? [];
    if (rule) noteAtRule(rule, value);
    else for (const [, name = ''] of value.matchAll(/::?([a-z][\w-]*)/g)) noteSelector(name);
    const inFlex = children.some((child) => /^display:(?:inline-)?flex/.test(child.value));
    if (inFlex && children.some((child) => /^(?:row-|column-)?gap:/.test(child.value)))
      note('css', 'properties', 'gap', 'flex_context');
    // `start` always was `flex-start` in such a row; `end` was not `flex-end`.
    for (const child of inFlex ? children : []) {
      const [, property] = /^((?:justify|align)-(?:content|items)):end;?$/.exec(child.value) ?? [];
      if (property) note('css', 'properties', property, 'flex_context', 'start_end');
    }
    noteStyles(children, rule ? ['css', 'at-rules', rule] : descriptors);
  }
}

function noteSelector(name: string): void {
  if (!name.startsWith('-')) note('css', 'selectors', name);
}

function noteAtRule(rule: string, value: string): void {
  note('css', 'at-rules', rule);
  if (rule === 'media')
    for (const [, feature = ''] of value.matchAll(/\((?:min-|max-)?([\w-]+)/g))
      note('css', 'at-rules', rule, feature);
  if (value.includes('selector(')) note('css', 'at-rules', rule, 'selector');
}

/** What MDN calls the units of the viewport and of containers. */
const units: readonly (readonly [RegExp, string])[] = [
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^cq/, 'container_query_length_units'],
];

/** MDN lists them with few of the properties that know them. */
const PLAIN_FUNCTIONS = /^(?:format|local|minmax|repeat)$/;

function noteDeclaration(property: string, value: string, descriptors: string[]): void {
  const key = isKnown(...descriptors, property) ? descriptors : ['css', 'properties'];
  // A prefixed name is there for the browsers that know it.
  if (property.startsWith('-webkit-')) return;
  if (!property.startsWith('--')) note(...key, property);
  const words = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)|#\w+/g, '');
  if (property === 'content' && words.includes('/')) note(...key, property, 'alt_text');
  for (const [word] of words.matchAll(/(?<![\w-])[a-z][\w-]*(?!\()/g))
    if (isKnown(...key, property, word)) note(...key, property, word);
  for (const [, name = ''] of words.matchAll(/(?<![\w-])([a-z][\w-]*)\(/g)) {
    const homes = [[name], ...valueTypes.map((type) => [type, name])];
    const home = homes.find((keys) => isKnown('css', 'types', ...keys));
    if (home) note('css', 'types', ...home);
    else if (isKnown(...key, property, name)) note(...key, property, name);
    else if (!PLAIN_FUNCTIONS.test(name)) note('css', 'types', name);
  }
  for (const [, unit = ''] of words.matchAll(/(?<![\w-])[\d.]+([a-zA-Z]+)/g)) {
    const name = units.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;
    if (isKnown('css', 'types', 'length', name)) note('css', 'types', 'length', name);
  }
}

function noteElements(file: string): void {
  for (const element of read(`/${file}`)('*')) {
    if (!('attribs' in element)) continue;
    const { name, attribs } = element;
    const home = [isKnown('html', 'elements', name) ? 'html' : 'svg', 'elements', name];
    note(...home);
    for (const [attribute, value] of Object.entries(attribs)) {
      const own = [...home, attribute];
      const key = isKnown(...own) ? own : ['html', 'global_attributes', attribute];
      for (const path of [key, [...key, value], [...home, `${attribute}_${value}`]])
        if (isKnown(...path)) note(...path);
    }
  }
}

test('each feature that a promised browser lacks is in the documents, with what stands in for it', () => {
  const program = ts.createProgram(sources, options);
  for (const file of sources)
    noteMembers(program.getSourceFile(file) as ts.Node, program.getTypeChecker());
  for (const style of new Set(styles)) noteStyles(compile(style));
  for (const file of documents()) noteElements(file);
  expect([...used].sort()).toEqual(documentedFeatures().sort());
}, 240_000);
