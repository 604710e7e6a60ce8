import { lineOfField } from '../content/front-matter';
import type { LegalPageFile } from '../content/legal/read-legal-page';
import type { PostFile } from '../content/posts/read-post';
import type { Problem } from '../content/problems';

interface Dated {
  posts: readonly PostFile[];
  legal: readonly LegalPageFile[];
}

/**
 * Every date that cannot be: what is published was not published, changed or agreed on after today.
 * A draft may name the day on which it shall appear. `today` is the day in Riga.
 */
export function checkDates({ posts, legal }: Dated, today: string): Problem[] {
  return [
    ...posts.flatMap((post) => {
      const { date, modified, draft } = post;
      return [
        ...(draft ? [] : [inFuture(post, 'date', date), inFuture(post, 'modified', modified)]),
        modified && modified < date
          ? at(post, 'modified', `is before date, '${date}'; expected the same day or a later one`)
          : undefined,
      ];
    }),
    ...legal.map((page) => inFuture(page, 'updated', page.updated)),
  ].filter((problem) => problem !== undefined);

  function inFuture(place: Place, key: string, day: string | undefined): Problem | undefined {
    if (!day || day <= today) return undefined;
    const instead = key === 'date' ? ', or draft: true until then' : '';
    return at(place, key, `lies in the future; expected '${today}' or a day before${instead}`);
  }
}

interface Place {
  file: string;
  source: string;
}

function at({ file, source }: Place, key: string, message: string): Problem {
  return { file, line: lineOfField(source, key), key, message };
}
