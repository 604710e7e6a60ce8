import { categories, type Category } from '../../site/categories';
import { eachLanguage } from '../../site/languages';
import { POSTS_PER_PAGE, type ListPart } from '../../site/list-parts';
import type { Breadcrumb, ListContext, PageContext, PageMeta } from '../../site/page-context';
import { pathToList } from '../../site/paths';
import { plainText } from '../../site/plain-text';

export interface PartNames {
  categories: Record<Category, string>;
  /** The name of a page; `{{page}}` stands for its number. */
  page: string;
}

/** The other language has the same page, as every article exists in both. */
export function listContext(whole: PageContext, list: ListPart, names: PartNames): ListContext {
  const { language } = whole;
  const { category, page } = list;
  const path = pathToList(language, list);
  const ofCategory = category && names.categories[category];
  const ofPage = page > 1 ? names.page.replace('{{page}}', String(page)) : '';
  const above: Breadcrumb[] = [
    { name: ofCategory, path: pathToList(language, { category, page: 1 }) },
    { name: ofPage, path },
  ];
  return {
    ...whole,
    alternates: eachLanguage((other) => pathToList(other, list)),
    meta: ofCategory || ofPage ? partMeta(whole.meta, ofCategory, ofPage) : whole.meta,
    breadcrumbs: [...whole.breadcrumbs, ...above.filter(({ name }) => name)],
    list,
    categories: category ? [category] : categories,
    skip: (page - 1) * POSTS_PER_PAGE,
    limit: POSTS_PER_PAGE,
    i18n: { ...whole.i18n, originalPath: path, path },
  };
}

function partMeta(meta: PageMeta, ofCategory: string, ofPage: string): PageMeta {
  const names = [ofCategory, ofPage].filter(Boolean);
  return {
    ...meta,
    title: plainText([ofCategory, meta.title, ofPage].filter(Boolean).join(' – ')),
    description: plainText(`${names.join(', ')}. ${meta.description}`),
  };
}
