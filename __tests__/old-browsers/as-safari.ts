import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import bcd, { type CompatStatement } from '@mdn/browser-compat-data';
import type { Engine } from '../engines/engine';
import { documentedFeatures, lacks } from '../support/browser-features';

type Features = Record<string, { __compat?: CompatStatement } | undefined>;

/** The names of features that a version lacks. */
const lackingOf = (features: object, version: number): string[] =>
  Object.entries(features as Features).flatMap(([name, feature]) =>
    feature?.__compat && lacks('safari', version, feature.__compat) ? [name] : [],
  );

/** The browser's objects and their members, members first. */
function lackingObjects(version: number): string[][] {
  const homes = [bcd.api, bcd.javascript.builtins ?? {}];
  const members = homes.flatMap((home) =>
    Object.entries(home).flatMap(([type, support]) =>
      lackingOf(support, version).map((member) => [type, member]),
    ),
  );
  return [...members, ...homes.flatMap((home) => lackingOf(home, version)).map((type) => [type])];
}

/** Patterns of what a version's styles do not know. Renamed, the browser ignores it as that version does. */
function lackingStyles(version: number): string[] {
  const { selectors, properties, 'at-rules': rules } = bcd.css;
  const names = (features: object = {}) => lackingOf(features, version).join('|');
  const values = documentedFeatures().map((key) => key.split('.'));
  return [
    // Not the value of a declaration.
    `(?<=::?)(?:${names(selectors)})(?![\\w-])(?=[^;{}]*(?:\\{|$))`,
    `(?<=[{;(\\s])(?:${names(properties)})(?=\\s*:)`,
    `(?<=@)(?:${names(rules)})(?![\\w-])`,
    `(?<=\\()(?:${names(rules?.media)})(?=\\s*[:)])`,
    ...values.flatMap(([, , property = '', value]) => {
      const known = properties?.[property];
      return value && known && lackingOf(known, version).includes(value)
        ? [`(?<=[{;\\s]${property}:[^;}]*)\\b${value}\\b`]
        : [];
    }),
  ];
}

/** Runs on the server and in the page. */
function rename(text: string, patterns: string[]): string {
  return patterns.reduce(
    (before, pattern) => before.replace(new RegExp(pattern, 'g'), '-x-$&'),
    text,
  );
}

/** Runs in the page, before its own scripts. */
function takeAway(objects: string[][], styles: string[]): void {
  const globals = window as unknown as Record<
    string,
    (Record<string, unknown> & { prototype?: object }) | undefined
  >;
  const remove = (owner: object | undefined, name: string) =>
    owner && Reflect.deleteProperty(owner, name);
  for (const [type = '', member] of objects) {
    const owner = globals[type];
    const { prototype = owner } = owner ?? {};
    if (!member) remove(window, type);
    else if (type === 'Window') remove(window, member);
    else if (member.endsWith('_static')) remove(owner, member.replace('_static', ''));
    else if (member !== 'EventTarget_inheritance') remove(prototype, member);
    else if (prototype) Object.setPrototypeOf(prototype, Object.prototype);
  }
  for (const [owner, names] of [
    [CSSStyleSheet.prototype, ['insertRule']],
    [Element.prototype, ['matches', 'closest', 'querySelector', 'querySelectorAll']],
    [Document.prototype, ['querySelector', 'querySelectorAll']],
  ] as const)
    for (const name of names) {
      const native = Reflect.get(owner, name) as (text: string, ...more: unknown[]) => unknown;
      Reflect.set(owner, name, function (this: unknown, text: string, ...more: unknown[]) {
        return native.call(this, rename(text, styles), ...more);
      });
    }
  // An unknown method is GET.
  addEventListener('submit', (event) => {
    if ('HTMLDialogElement' in window || event.defaultPrevented) return;
    event.preventDefault();
    location.assign('?');
  });
}

const SCRIPT = '/take-away.js';

/** Unknown elements and attributes have no style of their own; the page's styles come before those of a layer. */
function unstyled(version: number): string {
  const { elements, global_attributes: attributes } = bcd.html;
  const features = { dialog: elements?.dialog, '[popover]': attributes?.popover };
  const selectors = lackingOf(features, version);
  return `@layer{${selectors.join() || 'x'}{all:unset}div[popover]{display:block}}`;
}

/** Serves the site as a version of Safari would understand it. */
export async function asSafari(engine: Engine, version: number): Promise<Engine> {
  const styles = lackingStyles(version);
  const given = [lackingObjects(version), styles].map((argument) => JSON.stringify(argument));
  const script = `{${rename.toString()}(${takeAway.toString()})(${given.join()})}`;
  let site = '';
  const server = createServer((request, response) => {
    void (async () => {
      const { url = '' } = request;
      if (url === SCRIPT) return response.setHeader('Content-Type', 'text/javascript').end(script);
      const answer = await fetch(site + url, { redirect: 'manual' });
      const type = answer.headers.get('Content-Type') ?? '';
      for (const name of ['Content-Type', 'Location'])
        if (answer.headers.has(name)) response.setHeader(name, answer.headers.get(name) ?? '');
      response.statusCode = answer.status;
      if (!type.includes('html')) return response.end(Buffer.from(await answer.arrayBuffer()));
      const html = (await answer.text())
        .replace(/(?<=<style[^>]*>)[^<]*/g, (text) => rename(text, styles))
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
      return response.end(
        html.replace(
          '<head>',
          `<head><script src="${SCRIPT}"></script><style>${unstyled(version)}</style>`,
        ),
      );
    })();
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return {
    ...engine,
    open: (address) => {
      site = new URL(address).origin;
      return engine.open(address.replace(site, `http://localhost:${port}`));
    },
    close: async () => {
      await engine.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
