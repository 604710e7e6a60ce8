import type { LocalBusiness, WithContext } from 'schema-dts';
import type { CommonWords } from '../site/common-words';
import type { Language } from '../site/languages';
import { absoluteUrl, pathTo } from '../site/paths';

interface LocalBusinessInput {
  company: Queries.FrameFragment['company'];
  language: Language;
  siteUrl: string;
  /** An absolute address. */
  picture: string;
  words: CommonWords;
}

/** Without a rating: search engines show none that a company gives itself. */
export function localBusiness(input: LocalBusinessInput): WithContext<LocalBusiness> {
  const { company, language, siteUrl, picture, words } = input;
  const { address, contact, figures, hours, networks } = company;
  const offer = (name: string) => ({
    '@type': 'Offer' as const,
    itemOffered: { '@type': 'Service' as const, name },
    priceSpecification: {
      '@type': 'PriceSpecification' as const,
      priceCurrency: 'EUR',
      minPrice: figures.remoteFeeRange.from,
      maxPrice: figures.onSiteFeeRange.to,
      description: words.business.commission,
    },
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${siteUrl}/#business`,
    name: company.name,
    legalName: company.legalName,
    foundingDate: String(company.founded),
    url: absoluteUrl(siteUrl, pathTo(language, 'home')),
    image: picture,
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
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: hours.opens,
      closes: hours.closes,
    },
    ...(networks?.length && { sameAs: networks.map(({ url }) => url) }),
    makesOffer: [offer(words.business.management), offer(words.business.cleaning)],
  };
}
