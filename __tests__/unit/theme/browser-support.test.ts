/** What the scripts of pages use of a browser, by their types, against MDN's data and `browserslist`. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import bcd, { type CompatStatement, type SimpleSupportStatement } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';
import ts from 'typescript';

/** MDN's names of the browsers of `browserslist`, with the oldest promised version of each. */
const names = { chrome: 'chrome', firefox: 'firefox', safari: 'safari', ios_saf: 'safari_ios' };
const oldest = Object.entries(names).map(([name, mdn]) => {
  const versions = browserslist().filter((one) => one.startsWith(`${name} `));
  return [mdn, Math.min(...versions.map((one) => parseFloat(one.split(' ')[1] ?? '')))] as const;
});

/** The browsers that know a feature later than the oldest promised version. */
function lacking({ support }: CompatStatement): string[] {
  return oldest.flatMap(([name, version]) => {
    const found = support[name as keyof typeof support];
    const statements: (SimpleSupportStatement | undefined)[] = [found].flat();
    const known = statements.flatMap((one) =>
      one?.version_added && !one.flags
        ? parseFloat(String(one.version_added).replace('≤', ''))
        : [],
    );
    const since = Math.min(...known);
    return since > version ? [`${name} ${since}`] : [];
  });
}

const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path));
const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
const sources = fileNames
  .map((file) => relative('.', file))
  .filter((file) => /^(src\/(?!node\/)|gatsby-browser)/.test(file));
const program = ts.createProgram(sources, options);
const checker = program.getTypeChecker();

/** `Interface.member` of the browser's own libraries, or nothing. */
function browserMember(node: ts.Node): { key: string; statement?: CompatStatement }[] {
  if (!ts.isPropertyAccessExpression(node)) return [];
  return (checker.getSymbolAtLocation(node.name)?.declarations ?? []).flatMap((declaration) => {
    const { parent } = declaration;
    const isStatic = ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent);
    const owner = isStatic ? parent.parent : parent;
    if (!/\/typescript\/lib\/lib\./.test(declaration.getSourceFile().fileName)) return [];
    if (!ts.isInterfaceDeclaration(owner) && !ts.isVariableDeclaration(owner)) return [];
    const type = owner.name
      .getText()
      .replace(/Constructor$/, '')
      .replace('ARIAMixin', 'Element');
    const member = node.name.text;
    const home = bcd.api[type] ?? bcd.javascript.builtins?.[type];
    const inherited = member in EventTarget.prototype ? home?.EventTarget_inheritance : undefined;
    const found = home?.[`${member}_static`] ?? home?.[member] ?? inherited;
    return { key: `${type}.${member}`, statement: found?.__compat };
  });
}

test('each feature that a promised browser lacks is in the documents, with what stands in for it', () => {
  const used = new Map<string, string[]>();
  const visit = (node: ts.Node) => {
    for (const { key, statement } of browserMember(node))
      if (statement && lacking(statement).length > 0) used.set(key, lacking(statement));
    ts.forEachChild(node, visit);
  };
  for (const file of sources) visit(program.getSourceFile(file) as ts.Node);
  const documented = readFileSync('docs/decisions.md', 'utf8').matchAll(/^\| `(\w+\.\w+)`/gm);
  expect([...used.keys()].sort()).toEqual([...documented].map(([, name]) => name).sort());
}, 240_000);
