import { existsSync, readdirSync, readFileSync } from 'node:fs';
import modules from '../../../src/modules.json';

const folders = /^(src|scripts|content|docs|__tests__|tools|artwork|static|\.github)\//;
const endings = ['', '.ts', '.tsx', '.json'];

/** What a reader of a document makes, and what only a command or a company makes. */
const examples = [
  ...['.github/workflows/nightly.yml', 'tools/editor/public', 'static/contract.pdf'],
  'content/blog/ka-sagatavot-dzivokli-ziemai/',
];

/** The file or folder that a name in a document means: modules go without `src`. */
function placeOf(name: string): string | undefined {
  if (folders.test(name)) return name;
  const isInModule = Object.keys(modules).some((module) => `${name}/`.startsWith(`${module}/`));
  return isInModule ? `src/${name}` : undefined;
}

const documents = readdirSync('docs').filter((name) => name.endsWith('.md'));

test.each([...documents, '../README.md', '../CONTRIBUTING.md', '../SECURITY.md'])(
  'every file that docs/%s names exists',
  (document) => {
    const text = readFileSync(`docs/${document}`, 'utf8').replace(/```[\s\S]*?```/g, '');
    const names = [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+\/?)`/g)].map(
      ([, name = '']) => name,
    );
    const places = names
      .filter((name) => !examples.includes(name))
      .flatMap((name) => placeOf(name) ?? []);
    const missing = places.filter((place) => !endings.some((ending) => existsSync(place + ending)));
    expect(missing).toEqual([]);
  },
);
