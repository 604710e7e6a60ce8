import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programPath } from '../program-path';

/** Creates an article in a folder of content; returns the article's folder. */
export function addArticle(content: string, title: string) {
  const env = { ...process.env, CONTENT_DIR: content };
  const output = execFileSync(
    process.execPath,
    [programPath('jiti'), 'scripts/new-post.ts', title],
    {
      env,
      encoding: 'utf8',
    },
  );
  return output.slice(0, output.indexOf(':'));
}

/** Removes an article; links to it then lead to the list. */
export function removeArticle(content: string, slug: string) {
  rmSync(join(content, 'blog', slug), { recursive: true });
  editFile(join(content, 'samples.yml'), (list) => list.replaceAll(`  - ${slug}\n`, ''));
  const links = new RegExp(`/blog/${slug}/(#[\\w-]+)?`, 'g');
  for (const name of readdirSync(content, { encoding: 'utf8', recursive: true }))
    if (/\.(mdx|json)$/.test(name))
      editFile(join(content, name), (text) => text.replace(links, '/blog/'));
}

export function editFile(file: string, edit: (text: string) => string) {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}
