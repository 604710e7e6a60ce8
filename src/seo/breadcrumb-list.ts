import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { Breadcrumb } from '../site/page-context';
import { absoluteUrl } from '../site/paths';

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
