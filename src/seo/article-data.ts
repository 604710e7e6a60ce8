import type { BlogPosting, Person, WithContext } from 'schema-dts';
import type { PageContext } from '../site/page-context';
import { absoluteUrl } from '../site/paths';

interface ArticleInput {
  post: NonNullable<Queries.ArticlePageQuery['post']>;
  company: { name: string };
  siteUrl: string;
  pageContext: PageContext;
}

export function articleData(input: ArticleInput): [WithContext<BlogPosting>, WithContext<Person>] {
  const { post, company, siteUrl, pageContext } = input;
  const { language, alternates, meta } = pageContext;
  const url = absoluteUrl(siteUrl, alternates[language]);
  const { author, cover, published, modified } = post;
  const publisher = { '@type': 'Organization' as const, name: company.name, url: siteUrl };
  const addressOf = ({ childImageSharp }: typeof cover) =>
    absoluteUrl(siteUrl, childImageSharp?.gatsbyImageData.images.fallback?.src ?? '');

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
  return [posting, person];
}
