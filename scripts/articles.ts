import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programOf } from './program-of';

/** Begins an article in a folder of content; returns the article's folder. */
export function addArticle(content: string, title: string) {
  const env = { ...process.env, CONTENT_DIR: content };
  const said = execFileSync(process.execPath, [programOf('jiti'), 'scripts/new-post.ts', title], {
    env,
    encoding: 'utf8',
  });
  return said.slice(0, said.indexOf(':'));
}

/** Links to the article lead to the list from then on. */
export function removeArticle(content: string, slug: string) {
  rmSync(join(content, 'blog', slug), { recursive: true });
  change(join(content, 'samples.yml'), (list) => list.replaceAll(`  - ${slug}\n`, ''));
  const links = new RegExp(`/blog/${slug}/(#[\\w-]+)?`, 'g');
  for (const name of readdirSync(content, { encoding: 'utf8', recursive: true }))
    if (/\.(mdx|json)$/.test(name))
      change(join(content, name), (text) => text.replace(links, '/blog/'));
}

export function change(file: string, edit: (text: string) => string) {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}
