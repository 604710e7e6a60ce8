import type * as schema from 'schema-dts';
import { languages, profiles, type Language } from '../site/languages';
import type { weekdays } from '../site/opening-hours';
import type { AnyPageContext, Breadcrumb, PageContext } from '../site/page-context';
import { absoluteUrl, pathTo, type RouteId } from '../site/routes';
import { plainText, commonWords, type CommonWords } from '../site/text';

export interface BuiltPage {
  pageContext?: AnyPageContext;
  data?: Partial<
    Queries.FrameFragment &
      Pick<Queries.ArticlePageQuery, 'post'> &
      Pick<Queries.HomePageQuery, 'businessPicture'>
  >;
}

/** Search engines want no data that the page itself does not show. */
const priceRoutes: readonly RouteId[] = [
  'home',
  'services',
  'about',
  'owners',
  'open-file',
  'consultation',
];

/** The structured data of a page: in the document alone, as search engines read that. */
export function structuredData({ pageContext, data }: BuiltPage): React.ReactElement[] {
  const { company, businessPicture, locales, site, post } = data ?? {};
  if (pageContext?.kind !== 'page' || !company || !locales || !site) return [];
  const { route, language, breadcrumbs } = pageContext;
  const { siteUrl } = site.siteMetadata;
  const src = businessPicture?.resize?.src;
  const picture = src ? absoluteUrl(siteUrl, src) : undefined;
  const prices = priceRoutes.includes(route);
  const words = commonWords(locales, language);
  return [
    ...(words ? [localBusiness({ company, language, siteUrl, picture, words, prices })] : []),
    ...(breadcrumbs.length > 0 ? [breadcrumbList(breadcrumbs, siteUrl)] : []),
    ...(post ? articleData({ post, company, siteUrl, pageContext }) : []),
  ].map((each, index) => <StructuredData key={index} data={each} />);
}

function breadcrumbList(trail: readonly Breadcrumb[], siteUrl: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(siteUrl, path),
    })),
  } as const satisfies schema.Thing;
}

interface ArticleInput {
  post: NonNullable<Queries.ArticlePageQuery['post']>;
  company: { name: string };
  siteUrl: string;
  pageContext: PageContext;
}

function articleData(input: ArticleInput): [schema.BlogPosting, schema.Person] {
  const { post, company, siteUrl, pageContext } = input;
  const { language, alternates, meta } = pageContext;
  const url = absoluteUrl(siteUrl, alternates[language]);
  const { author, cover, published, modified } = post;
  const publisher = { '@id': businessId(siteUrl), name: company.name };
  const addressOf = ({ childImageSharp }: typeof cover) =>
    absoluteUrl(siteUrl, childImageSharp?.gatsbyImageData.images.fallback?.src ?? '');
  const posting: schema.BlogPosting = {
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
  const person: schema.Person = {
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

interface LocalBusinessInput {
  company: Queries.FrameFragment['company'];
  language: Language;
  siteUrl: string;
  /** An absolute address; with it the company is described in full. */
  picture?: string;
  words: CommonWords;
  prices: boolean;
}

/** Pages describe the same company: home in full, others what a visitor may ask for there. */
const businessId = (siteUrl: string) => `${siteUrl}/#business`;

/** It has no rating, since search engines show none that a company gives itself. */
export function localBusiness(input: LocalBusinessInput): schema.LocalBusiness {
  const { company, language, siteUrl, picture, words, prices } = input;
  const { address, contact, figures, hours, networks } = company;
  const offer = (
    name: string,
    price: Omit<schema.UnitPriceSpecificationLeaf, '@type'>,
  ): schema.Offer => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name },
    priceSpecification: { '@type': 'UnitPriceSpecification', priceCurrency: 'EUR', ...price },
  });
  const fee = offer(words.business.management, {
    minPrice: (figures.remoteFeeRange ?? figures.onSiteFeeRange)?.from,
    maxPrice: figures.onSiteFeeRange?.to,
    // Per cent, by UN/CEFACT's list of units.
    unitCode: 'P1',
    unitText: words.business.share,
    description: words.business.commission,
  });
  const cleaning = offer(words.business.cleaning, {
    minPrice: figures.ourCleaning.from,
    maxPrice: figures.ourCleaning.to,
    unitText: words.business.changeover,
  });
  return {
    '@type': 'LocalBusiness',
    '@id': businessId(siteUrl),
    name: company.name,
    url: absoluteUrl(siteUrl, pathTo(language, 'home')),
    telephone: contact.phone,
    email: contact.email,
    priceRange: '€€',
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: address.latitude,
      longitude: address.longitude,
    },
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days as (typeof weekdays)[number][],
      opens,
      closes,
    })),
    ...(picture && {
      image: picture,
      legalName: company.legalName,
      foundingDate: String(company.founded),
      sameAs: networks?.map(({ url }) => url),
    }),
    ...(prices && { makesOffer: figures.ourCleaning.to > 0 ? [fee, cleaning] : [fee] }),
  };
}

/** The data are plain text. */
export function StructuredData({ data }: { data: schema.Thing }) {
  const inContext = Object.assign({ '@context': 'https://schema.org' }, data);
  // Escaped, so that no text can close the element.
  const json = plainText(JSON.stringify(inContext)).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** What other sites show of a link to a page: in the document alone, as they read that. */
export function LinkPreview({ pageContext, data }: BuiltPage) {
  const { company, sharePicture, site } = data ?? {};
  const picture = sharePicture?.childImageSharp?.resize?.src;
  if (pageContext?.kind !== 'page' || !company || !picture || !site) return null;
  const { language, alternates, meta, route } = pageContext;
  const { siteUrl } = site.siteMetadata;
  const others = languages.filter((each) => each !== language);
  return (
    <>
      <meta property="og:type" content={route === 'article' ? 'article' : 'website'} />
      <meta property="og:site_name" content={plainText(company.name)} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={absoluteUrl(siteUrl, alternates[language])} />
      <meta property="og:locale" content={profiles[language].openGraphLocale} />
      {others.map((each) => (
        <meta key={each} property="og:locale:alternate" content={profiles[each].openGraphLocale} />
      ))}
      <meta property="og:image" content={absoluteUrl(siteUrl, picture)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={meta.picture} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
