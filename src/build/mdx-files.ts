import { readdirSync, readFileSync } from 'node:fs';

interface MdxFile {
  /** Path from the project's root. */
  file: string;
  source: string;
}

/** Every MDX file in a folder of `content` and below, in the order of their names. */
export function mdxFilesIn(folder: string): MdxFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => `${folder}/${name}`)
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
}
