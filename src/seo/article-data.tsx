import type { HeadProps } from 'gatsby';
import type { BlogPosting, Person, WithContext } from 'schema-dts';
import type { PageContext } from '../site/page-context';
import { absoluteUrl } from '../site/paths';
import { StructuredData } from './structured-data';

export function ArticleData({
  data,
  pageContext,
}: HeadProps<Queries.ArticlePageQuery, PageContext>) {
  const { post, company, site } = data;
  const { language, alternates, meta } = pageContext;
  if (!post || !site) throw new Error(`The head of ${alternates[language]} lacks its article`);
  const { siteUrl } = site.siteMetadata;
  const url = absoluteUrl(siteUrl, alternates[language]);
  const { author, cover, published, modified } = post;
  const publisher = { '@type': 'Organization' as const, name: company.name, url: siteUrl };
  const addressOf = ({ childImageSharp }: typeof cover) =>
    absoluteUrl(siteUrl, childImageSharp?.gatsbyImageData.images.fallback?.src ?? '');

  const person: WithContext<Person> = {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': `${url}#author`,
    name: author.name,
    jobTitle: author.jobTitle,
    description: author.bio,
    ...(author.photo && { image: addressOf(author.photo) }),
    ...(author.profile && { sameAs: author.profile.url }),
    worksFor: publisher,
  };
  const posting: WithContext<BlogPosting> = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    mainEntityOfPage: url,
    headline: meta.title,
    description: meta.description,
    image: addressOf(cover),
    datePublished: published.slice(0, 10),
    dateModified: (modified ?? published).slice(0, 10),
    inLanguage: language,
    keywords: post.keywords,
    author: { '@type': 'Person', '@id': `${url}#author`, name: author.name },
    publisher,
  };
  return (
    <>
      <StructuredData data={posting} />
      <StructuredData data={person} />
    </>
  );
}
