import { pageRoutes } from '../../../site/routes';
import type { Words } from './words';

/** The pages' short names by their ids, from the words of each page: `meta.name`. */
export function pageNames(wordsOf: (namespace: string) => Words | undefined): Words {
  return Object.fromEntries(
    pageRoutes.flatMap(({ id }) => {
      const meta = wordsOf(id)?.meta;
      const name = typeof meta === 'object' ? meta.name : undefined;
      return typeof name === 'string' ? [[id, name]] : [];
    }),
  );
}
