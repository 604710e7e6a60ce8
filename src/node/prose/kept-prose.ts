import type { Keep } from '../content/keep';
import { compileProse } from './compile-prose';
import type { ProseSource } from './prose-source';

/** A text as `compileProse` makes it; the check before a build and the build itself share the work. */
export function keptProse(keep: Keep, source: ProseSource): ReturnType<typeof compileProse> {
  const { file, source: text, language, path, facts, sums } = source;
  const known = [source.knownPaths, source.draftPaths].map((paths) => [...paths].sort());
  return keep(`prose ${file}`, [text, language, path, facts, sums, ...known], () =>
    compileProse(source),
  );
}
