import type { ReactElement } from 'react';
import type { BreadcrumbList, Thing, WithContext } from 'schema-dts';
import { commonWords } from '../site/common-words';
import type { AnyPageContext, Breadcrumb } from '../site/page-context';
import { absoluteUrl } from '../site/paths';
import { plainText } from '../site/plain-text';
import type { RouteId } from '../site/routes';
import { articleData } from './article-data';
import { localBusiness } from './local-business';

export interface BuiltPage {
  pageContext?: AnyPageContext;
  data?: Partial<Queries.FrameFragment & Pick<Queries.ArticlePageQuery, 'post'>>;
}

/** Pages that tell of the company. */
const companyRoutes: readonly RouteId[] = [
  'home',
  'services',
  'about',
  'contact',
  'owners',
  'consultation',
];

/** What a page's document tells search engines. They read documents, so no script carries it. */
export function structuredData({ pageContext, data }: BuiltPage): ReactElement[] {
  const { company, businessPicture, locales, site, post } = data ?? {};
  if (pageContext?.kind !== 'page' || !company || !locales || !site) return [];
  const { route, language, breadcrumbs } = pageContext;
  const { siteUrl } = site.siteMetadata;
  const picture = absoluteUrl(siteUrl, businessPicture?.resize?.src ?? '');
  const words = commonWords(locales, language);
  return [
    ...(words && companyRoutes.includes(route)
      ? [localBusiness({ company, language, siteUrl, picture, words })]
      : []),
    ...(breadcrumbs.length > 0 ? [breadcrumbList(breadcrumbs, siteUrl)] : []),
    ...(post ? articleData({ post, company, siteUrl, pageContext }) : []),
  ].map((each, index) => <StructuredData key={index} data={each} />);
}

export function breadcrumbList(
  trail: readonly Breadcrumb[],
  siteUrl: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(siteUrl, path),
    })),
  };
}

/** In plain text. */
export function StructuredData({ data }: { data: WithContext<Thing> }) {
  // Escaped, so that no text can close the element.
  const json = plainText(JSON.stringify(data)).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
