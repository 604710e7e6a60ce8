import type { Problem } from '../problems';
import type { PostFile } from './read-post';

/** Marks in a new article what its author still has to write. */
export const TO_WRITE = '✎';

export function unwrittenLines({ file, source, draft }: PostFile): Problem[] {
  if (draft) return [];
  const message = 'is still to be written; write it or take it out, or keep draft: true';
  return source
    .split('\n')
    .flatMap((line, index) =>
      line.includes(TO_WRITE) ? [{ file, line: index + 1, key: TO_WRITE, message }] : [],
    );
}
