import type { LegalPage } from '../content/legal/read-legal-page';
import type { Post } from '../content/posts/read-post';
import type { Problem } from '../content/problems';

/** `today` is the day in Riga; a draft may have a date in the future. */
export function checkDates(
  { posts, legal }: { posts: readonly Post[]; legal: readonly LegalPage[] },
  today: string,
): Problem[] {
  const later = `lies in the future; expected '${today}' or a day before`;
  const isLater = (day = '') => day > today;
  return [
    ...posts.flatMap((post) => {
      const { date, modified, draft } = post;
      const before = `is before date, '${date}'; expected the same day or a later one`;
      return [
        ...problemIf(!draft && isLater(date), post, 'date', `${later}, or draft: true until then`),
        ...problemIf(!draft && isLater(modified), post, 'modified', later),
        ...problemIf(modified !== undefined && modified < date, post, 'modified', before),
      ];
    }),
    ...legal.flatMap((page) => problemIf(isLater(page.updated), page, 'updated', later)),
  ];
}

const problemIf = (
  wrong: boolean,
  { file }: Pick<Problem, 'file'>,
  key: string,
  message: string,
): Problem[] => (wrong ? [{ file, key, message }] : []);
