import type { NotFoundContext, PageContext } from './page-context';

/** Both languages, since one document answers for every unknown address. */
const NOT_FOUND = 'Lapa nav atrasta – Page Not Found';

/** The title of a page's document. */
export function pageTitle(context: PageContext | NotFoundContext, companyName: string): string {
  const title = context.kind === 'page' ? context.meta.title : NOT_FOUND;
  return `${title} | ${companyName}`;
}
