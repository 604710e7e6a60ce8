import type { LocalBusiness, WithContext } from 'schema-dts';
import type { CommonWords } from '../site/common-words';
import type { Language } from '../site/languages';
import { absoluteUrl, pathTo } from '../site/paths';

interface LocalBusinessInput {
  company: Queries.FrameFragment['company'];
  language: Language;
  siteUrl: string;
  /** Absolute address of a picture. */
  picture: string;
  words: CommonWords;
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

/** Describes the company to search engines (specification, section 2), without a rating of itself. */
export function localBusiness({
  company,
  language,
  siteUrl,
  picture,
  words,
}: LocalBusinessInput): WithContext<LocalBusiness> {
  const { address, contact, figures, hours, profiles } = company;
  const commission = {
    '@type': 'PriceSpecification' as const,
    priceCurrency: 'EUR',
    minPrice: figures.remoteFeeRange.from,
    maxPrice: figures.onSiteFeeRange.to,
    description: words.business.commission,
  };
  const offer = (name: string) => ({
    '@type': 'Offer' as const,
    itemOffered: { '@type': 'Service' as const, name },
    priceSpecification: commission,
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
      dayOfWeek: [...WEEKDAYS],
      opens: hours.opens,
      closes: hours.closes,
    },
    sameAs: [profiles.links, profiles.professional, profiles.photos],
    makesOffer: [offer(words.business.management), offer(words.business.cleaning)],
  };
}
