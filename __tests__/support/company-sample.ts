import { languages } from '../../src/site/languages';

/** The texts of a value in languages that the sample does not speak. */
const others = languages
  .filter((language) => !['lv', 'en'].includes(language))
  .map((language) => `, ${language}: Sample`)
  .join('');

/** A valid company file; none of its values is the site's own. */
export const companySample = `name: Sample
legalName: { lv: SIA „Paraugs”, en: Sample SIA${others} }
registrationNumber: '12345678901'
vatNumber: LV12345678901
founded: 2001
url: https://www.sample.example
contact:
  phone: +371 2111 1111
  email: hello@sample.example
address:
  street: Parauga iela 7
  city: { lv: Rīga, en: Riga${others} }
  postalCode: LV-1001
  country: LV
  latitude: 56.9
  longitude: 24.1
  mapUrl: https://maps.example.com/sample
  mapEmbedUrl: https://maps.example.com/embed?q=sample
hours:
  opens: '08:00'
  closes: '18:00'
profiles:
  links: https://links.example.com/sample
  professional: https://professional.example.com/sample
  photos: https://photos.example.com/sample
  host: https://stays.example.com/sample
  group: https://groups.example.com/sample
processors:
  hosting: { lv: Mitinātājs, en: Host${others} }
  mail: { lv: Pasts, en: Mail${others} }
  analytics: { lv: Statistika, en: Statistics${others} }
  map: { lv: Karte, en: Map${others} }
rating:
  value: 4.5
  reviews: 10
consultation:
  firstSlot: '08:30'
  lastSlot: '17:00'
  stepMinutes: 30
figures:
  remoteFee: { value: 11, unit: '%' }
  remoteFeeRange: { from: 10, to: 12, unit: '%' }
  onSiteFee: { value: 21, unit: '%' }
  onSiteFeeRange: { from: 20, to: 22, unit: '%' }
  cancellationMonths: { value: 2 }
  incomeUplift: { value: 31, unit: '%' }
  incomeUpliftRange: { from: 30, to: 32, unit: '%' }
  incomeRatio: { from: 2, to: 3 }
  longTermExample: { value: 12000, unit: '€' }
  shortTermExample: { value: 22000, unit: '€' }
  longTermIncome: { from: 11000, to: 13000, unit: '€' }
  shortTermIncome: { from: 21000, to: 23000, unit: '€' }
  occupancy: { from: 80, to: 90, unit: '%' }
  forecastHours: { value: 12 }
  ownerHoursSaved: { from: 10, to: 20 }
  ownerWeeklyHours: { from: 3, to: 4 }
  managedMinutes: { value: 6 }
  ownCleaning: { from: 50, to: 60, unit: '€' }
  ourCleaning: { from: 40, to: 50, unit: '€' }
  liabilityCover: { value: 2000000, unit: '€' }
  damageCover: { value: 4000000, unit: '€' }
  marketOccupancy: { value: 70, unit: '%' }
  averageDailyRate: { from: 60, to: 90, unit: '€' }
  revenueGrowth: { value: 10, unit: '%' }
  marketListings: { value: 3000, orMore: true }
  exampleTax: { value: 25, unit: '%' }
  networkEarningsLv: { from: 2000, to: 10000, unit: '€', orMore: true }
  networkEarningsEn: { from: 500, to: 10000, unit: '€', orMore: true }
  inquiryMonths: { value: 6 }
  statisticsMonths: { value: 12 }
  logDays: { value: 10 }
insurance:
  insurer: { lv: Apdrošinātājs, en: Insurer${others} }
  policy: '1-2'
`;
