import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createJiti } from 'jiti';

const source = createJiti(import.meta.url);
/** @type {typeof import('../../src/site/languages')} */
const { languages } = await source.import('../../src/site/languages/index.ts');

/**
 * Fills the blog of the project in `folder` up to `count` articles in every language, by copies of
 * its own under other numbers, slugs and titles.
 * @param plain leaves facts out, for a reader of MDX that knows none.
 */
export function fillBlog(folder, count, { plain = false } = {}) {
  const blog = join(folder, 'content/blog');
  const originals = readdirSync(blog);
  for (let index = originals.length; index < count; index += 1) {
    const original = originals[index % originals.length];
    copyArticle({ blog, original, slug: `${original}-${index}`, number: 1000 + index });
  }
  if (!plain) return;
  for (const slug of readdirSync(blog)) {
    for (const language of languages) {
      const file = join(blog, slug, `${language}.mdx`);
      writeFileSync(file, readFileSync(file, 'utf8').replace(/\{\{[^}]+\}\}/g, '25'));
    }
  }
}

function copyArticle({ blog, original, slug, number }) {
  mkdirSync(join(blog, slug));
  for (const language of languages) {
    const text = readFileSync(join(blog, original, `${language}.mdx`), 'utf8')
      .replace(/^id: .*/m, `id: ${number}`)
      .replace(/^slug: .*/m, `slug: ${slug}`)
      .replace(/^aliases:.*\n(?: +- .*\n)*/m, 'aliases: []\n')
      .replace(/^title: .*/m, `title: 'Article ${number}'`)
      .replace(/^cover: /m, `cover: ../${original}/`);
    writeFileSync(join(blog, slug, `${language}.mdx`), text);
  }
}

/** Lays a fresh copy of what the project builds from into `folder`. */
export function copyProject(folder) {
  rmSync(folder, { recursive: true, force: true });
  for (const name of [
    'content',
    'src',
    'static',
    'artwork/logo.svg',
    'gatsby-browser.tsx',
    'gatsby-config.ts',
    'gatsby-node.ts',
    'gatsby-ssr.tsx',
    'package.json',
    'tsconfig.json',
  ])
    cpSync(name, join(folder, name), { recursive: true });
}
