import type { Keep } from '../content/keep';
import { compileProse } from './compile-prose';
import type { ProseSource } from './prose-source';

/** A text as `compileProse` makes it; the check before a build and the build itself share the work. */
export function keptProse(keep: Keep, source: ProseSource): ReturnType<typeof compileProse> {
  const { file, source: text, language, path, facts } = source;
  const { knownPaths, draftPaths } = source;
  const inputs = [text, language, path, facts, knownPaths, draftPaths];
  return keep(`prose ${file}`, inputs, () => compileProse(source));
}
