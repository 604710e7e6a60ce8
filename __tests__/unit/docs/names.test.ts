import { existsSync, readdirSync, readFileSync } from 'node:fs';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.json', '.yml'];
const FOLDERS = [
  ...['src', 'scripts', '__tests__', 'content', 'docs', 'tools', 'artwork', 'static', '.github'],
  ...readdirSync('src'),
];

/** Files that a reader of a document, a command or a company makes. */
const NEW = /partners|measured|[/-]et\.|nightly|editor\/public|\.pdf|workshop\.jpg|content\/blog/;
/** Files that a company deletes when it takes the site over. */
const OPTIONAL =
  /^content\/market\.yml|^artwork\/(?:logo-mono|drawings\/map)|^__tests__\/specification/;

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name}`);

const texts = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...filesIn('docs', /\.md$/)];
const code = filesIn('src', /\.(?:tsx?|json)$/).map((name) => readFileSync(name, 'utf8'));

const isThere = (name: string) =>
  ['', 'src/'].some((root) => ENDINGS.some((ending) => existsSync(root + name + ending)));
const isKey = (key: string) => code.some((source) => new RegExp(`\\b${key}\\??:`).test(source));

test.each(texts)('%s names only files that are there, and keys that the code has', (text) => {
  const spans = [...readFileSync(text, 'utf8').matchAll(/`([^`\n]+)`/g)].map(
    ([, span]) => span ?? '',
  );
  const files = spans.filter(
    (span) => /^[\w.-]+(?:\/[\w.-]+)+\/?$/.test(span) && FOLDERS.includes(span.split('/')[0] ?? ''),
  );
  const keys = spans.flatMap((span) => /^([a-z]\w+): '?[a-z]/.exec(span)?.[1] ?? []);
  const missing = files.filter(
    (name) => ![NEW, OPTIONAL].some((rule) => rule.test(name)) && !isThere(name),
  );
  expect([...missing, ...keys.filter((key) => !isKey(key))]).toEqual([]);
});
