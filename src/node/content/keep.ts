import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyCache } from 'gatsby';

/**
 * Returns what an earlier build made from the same inputs, or makes it. Under each name one result
 * is kept; inputs and results are plain data.
 */
export type Keep = <Made>(
  name: string,
  inputs: unknown,
  make: () => Made | Promise<Made>,
) => Promise<Made>;

/** For callers without a cache: it makes everything again. */
export const keepNothing: Keep = async (_, __, make) => make();

/** Keeps results in Gatsby's cache until their inputs or the build's code change. */
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

/** A digest of the parts. */
export function digestOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('hex');
}

const CODE = ['src/node', 'src/site', 'src/theme'];

let known: string | undefined;

/** A digest of all the build's code and fonts; Gatsby itself looks only at gatsby-node.ts. */
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
