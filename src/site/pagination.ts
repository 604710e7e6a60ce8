export const POSTS_PER_PAGE = 12;

/** A page of the list of articles. */
export interface ListPage {
  /** From 1. */
  page: number;
  pages: number;
}

/** The pages that so many articles take; an empty list has one. */
export function paginate(articles: number): ListPage[] {
  const pages = Math.max(1, Math.ceil(articles / POSTS_PER_PAGE));
  return Array.from({ length: pages }, (_, index) => ({ page: index + 1, pages }));
}

/** The pages to which a page of the list links: the first, its neighbours, the last. */
export function paginationLinks({ page, pages }: ListPage): number[] {
  const named = [1, page - 1, page, page + 1, pages];
  return [...new Set(named)].filter((one) => one >= 1 && one <= pages);
}
