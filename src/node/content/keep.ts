import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyCache } from 'gatsby';

/**
 * Gives what an earlier build made of the same inputs, or makes it. One thing is kept under each
 * name; the inputs and what is made of them are plain data.
 */
export type Keep = <Made>(
  name: string,
  inputs: unknown,
  make: () => Made | Promise<Made>,
) => Promise<Made>;

/** For whoever has no place to keep anything. */
export const keepNothing: Keep = async (_, __, make) => make();

/** Keeps in Gatsby's cache until the inputs or the code that is used here are others. */
export function keepIn(cache: GatsbyCache): Keep {
  return async <Made>(name: string, inputs: unknown, make: () => Made | Promise<Made>) => {
    const digest = digestOf(code(), JSON.stringify(inputs));
    const kept = (await cache.get(name)) as { digest: string; made: Made } | undefined;
    if (kept?.digest === digest) return kept.made;
    const made = await make();
    await cache.set(name, { digest, made });
    return made;
  };
}

/** Stands for what the parts hold. */
export function digestOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('hex');
}

const CODE = ['src/node', 'src/site', 'src/theme'];

let known: string | undefined;

/** Stands for all code of a build, and its fonts: Gatsby looks at gatsby-node.ts alone. */
function code(): string {
  known ??= digestOf(
    ...CODE.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(ts|woff2)$/.test(name))
        .sort()
        .map((name) => readFileSync(join(folder, name))),
    ),
  );
  return known;
}
