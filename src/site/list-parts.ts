import { categories, type Category } from './categories';

export const POSTS_PER_PAGE = 12;

export interface ListPart {
  category: Category | '';
  /** From 1. */
  page: number;
  pages: number;
}

/** One page if everything fits; otherwise also pages for each category that has articles. */
export function listParts(listed: readonly Category[]): ListPart[] {
  const all = partsOf('', listed.length);
  if (all.length === 1) return all;
  const counts = categories.map((category) => ({
    category,
    count: listed.filter((one) => one === category).length,
  }));
  return [
    ...all,
    ...counts.filter(({ count }) => count > 0).flatMap((one) => partsOf(one.category, one.count)),
  ];
}

function partsOf(category: ListPart['category'], count: number): ListPart[] {
  const pages = Math.max(1, Math.ceil(count / POSTS_PER_PAGE));
  return Array.from({ length: pages }, (_, index) => ({ category, page: index + 1, pages }));
}

/** The pages to which a page of the list links: the first, its neighbours, the last. */
export function namedPages({ page, pages }: Pick<ListPart, 'page' | 'pages'>): number[] {
  const named = [1, page - 1, page, page + 1, pages];
  return [...new Set(named)].filter((one) => one >= 1 && one <= pages);
}
