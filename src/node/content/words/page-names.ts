import { pageRoutes } from '../../../site/routes';
import type { Words } from './words';

export function pageNames(wordsOf: (namespace: string) => Words | undefined): Words {
  return Object.fromEntries(
    pageRoutes.flatMap(({ id }) => {
      const meta = wordsOf(id)?.meta;
      const name = typeof meta === 'object' ? meta.name : undefined;
      return typeof name === 'string' ? [[id, name]] : [];
    }),
  );
}
