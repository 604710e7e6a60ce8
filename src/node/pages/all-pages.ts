import type { AnyPageContext } from '../../site/page-context';

/** The pages of the finished build, for what is written beside them. */
export interface AllPages {
  site: { siteMetadata: { siteUrl: string } };
  allSitePage: { nodes: { path: string; pageContext: AnyPageContext }[] };
}

export const allPagesQuery = `
  {
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path pageContext } }
  }
`;
