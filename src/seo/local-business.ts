import type { LocalBusiness, Offer, UnitPriceSpecificationLeaf, WithContext } from 'schema-dts';
import type { CommonWords } from '../site/common-words';
import type { Language } from '../site/languages';
import { absoluteUrl, pathTo } from '../site/paths';
import type { weekdays } from '../site/working-days';

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
  const offer = (name: string, price: Omit<UnitPriceSpecificationLeaf, '@type'>): Offer => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name },
    priceSpecification: { '@type': 'UnitPriceSpecification', priceCurrency: 'EUR', ...price },
  });
  const fee = offer(words.business.management, {
    minPrice: figures.remoteFeeRange.from,
    maxPrice: figures.onSiteFeeRange.to,
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
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days as (typeof weekdays)[number][],
      opens,
      closes,
    })),
    ...(networks?.length && { sameAs: networks.map(({ url }) => url) }),
    makesOffer: [fee, cleaning],
  };
}
