import { type Change, empty, remove, repeat, replace, setData, setTo, write } from './damages';

/** A page, selectors between `/`, and the change of what each of them finds. */
type Row = [page: string, selectors: string, change: Change];

const OFFERS = 'script:contains(makesOffer)';
const POSTING = 'script:contains(BlogPosting)';
const TRAIL = 'script:contains(BreadcrumbList)';
const BUSINESS = 'script:contains(LocalBusiness)';
const toEnd: Change = ($, element) => $(element).parent().append(element);

const each = (rows: Row[]) =>
  rows.flatMap(([page, selectors, change]) =>
    selectors.split(' / ').map((selector) => [page, selector, change] as const),
  );

/** Made without the places of the statements; each must be noticed in both languages. */
export const damages = each([
  ['home', '[data-rating] / figure:has(blockquote):first / ol[data-steps]', remove],
  ['home', 'li:has(h4):lt(4) / li:has(> [data-tile] ~ h3):first / [data-tile]:first svg', remove],
  ['home', '[data-rating]', replace(/\b88\b/, '99')],
  ['home', 'main [href*=consultation]', setTo('href', '/x/')],
  ['home', 'li > b', replace(/30/, '35')],
  ['home', '[data-section=fees]', replace(/25/g, '24')],
  ['home', OFFERS, setData('makesOffer')],
  ['home', BUSINESS, setData('address.postalCode')],
  ['services', 'li:has([data-tile]):lt(3) / h1 + p / article:has(dl):gt(0)', remove],
  ['services', 'tr:first-child td', replace(/15/, '12')],
  ['services', '[data-section=fees] > p', replace(/\b3\b/, '6')],
  ['services', OFFERS, setData('makesOffer.0.priceSpecification.minPrice', '9')],
  ['about', 'main article:first / h2 + p + p / ul:has(a[href*="ur.gov.lv"])', remove],
  ['about', 'li:has([data-tile]):lt(2) / header li a[hreflang] / footer dl', remove],
  ['about', 'footer li a[aria-label] / footer li a[aria-label] svg', remove],
  ['about', 'header nav a:nth-child(4) / footer nav li:eq(1) a / footer a[href*=terms]', empty],
  ['about', 'header nav a[href*=riga]', setTo('class', null)],
  ['about', 'header nav a[href*=riga] / header nav a:first-child', write('Contact')],
  ['about', 'footer a[href^=mailto]', write('x@y.example')],
  ['about', 'footer a[aria-label]', setTo('aria-label', null)],
  ['about', '[data-section=closing] p', replace(/24/, '48')],
  ['about', BUSINESS, setData('openingHoursSpecification.opens', '08:00')],
  ['about', BUSINESS, setData('telephone')],
  ['about', BUSINESS, setData('geo')],
  ['about', BUSINESS, setData('priceRange')],
  ['contact', `ul:has(> li > h2) / main p + button / [data-section=closing] / ${TRAIL}`, remove],
  ['contact', 'details p:lt(2) / #contact-form label:first', empty],
  ['contact', 'main dl dd:last', write('Elsewhere 9')],
  ['contact', 'meta[content*=frame-src]', setTo('content', "'self'")],
  ['contact', '#contact-form', ($, form) => $('main').append(form)],
  ['contact', '#contact-form [name=name]', setTo('required', null)],
  ['contact', '#contact-form [name=phone]', setTo('required', '')],
  ['contact', '[type=tel]', setTo('placeholder', null)],
  ['contact', 'title', write('Contact me')],
  ['contact', 'meta[name=description]', setTo('content', 'Visit us in Riga.')],
  ['property-owners', 'details details:gt(0) / figure', remove],
  ['property-owners', 'h4 + p:eq(2) / details details p', empty],
  ['property-owners', '[data-steps] h3', write('Step')],
  ['property-owners', '#quick-form [name=email]', setTo('type', 'text')],
  ['property-owners', '#quick-form [name=email]', setTo('required', null)],
  ['schedule-consultation', 'li:has([data-tile]):lt(2) / [data-section=contact] a:first', remove],
  ['schedule-consultation', 'option:eq(8)', setTo('value', '23:45')],
  ['schedule-consultation', '[name=phone]', setTo('required', null)],
  ['schedule-consultation', '[type=date]', setTo('type', 'text')],
  ['riga-airbnb-hosts', 'h1 + p', write('A group for hosts.')],
  ['terms-and-conditions', 'main h2, main h2 ~ *', remove],
  ['privacy-policy', 'main', replace(/16/g, '13')],
  ['blog', 'article p:eq(2) / article > [data-picture]:eq(3)', remove],
  ['blog', 'article h3 a:eq(5)', empty],
  ['blog', 'article img:first', setTo('alt', '')],
  ['blog', 'details li:first', toEnd],
  ['blog', 'details li:eq(2) time', replace(/2025/, '2024')],
  ['blog', 'main nav a:eq(2)', replace(/\p{L}+/u, 'Guests')],
  ['post 1', '[aria-labelledby=shareLinks] / article ~ section:has(article)', remove],
  ['post 1', POSTING, setData('dateModified', '2020-01-01')],
  ['post 2', 'article details', setTo('name', null)],
  ['post 3', 'article header + div > div > div:first-child > [data-picture]', remove],
  ['post 3', 'h1', write('A title')],
  ['post 3', 'header p > span:first-child', replace(/^[^<]+/, '')],
  ['post 3', 'a[href*="mailto:?"] / a[href*="linkedin.com"]', setTo('href', 'mailto:?')],
  ['post 3', 'script:contains(jobTitle)', setData('name', 'Somebody')],
  ['post 3', TRAIL, setData('itemListElement.1.item', '/x/')],
  ['post 4', 'article h2[id]:gt(0), h2[id]:gt(0) ~ *', remove],
  ['post 5', 'article div:has(> [data-picture] + div > h2)', remove],
  ['post 5', POSTING, setData('author.name', 'Somebody')],
  ['blog/3', 'head noscript', replace(/blog\/[\w-]+/, 'blog')],
  ['blog/4', 'link[rel=canonical]', setTo('href', '/x/')],
  ['/404.html', '[data-cta=primary]', setTo('href', '/x/')],
]);

/** What the specification does not fix: it may change, and each statement stays true. */
export const rewordings = each([
  ['home', 'h1 / blockquote:first / figcaption b:first', write('Anna')],
  ['property-owners', 'h3 + ul > li:first / details details:last', repeat],
  ['services', 'tbody tr:last', repeat],
  ['services', 'thead th:last-child', write('For hosts')],
  ['services', 'article:has(dl):first', toEnd],
  ['services', '[data-section=fees] > p', replace(/3(.|&nbsp;)months/, 'three months')],
  ['services', 'td', replace(/150/, '180')],
  ['about', 'h3', replace(/nothing(.|&nbsp;)hidden/, 'no hidden fees')],
  ['about', 'li:last-child > h3', write('25 %, 25%')],
  ['about', 'h2 / article h3 + p', write('Why owners choose us')],
  ['about', 'p', replace(/2024\.(.|&nbsp;)gadā/, 'kopš 2024. gada')],
  ['about', 'header > div > div > a[data-cta]', write('Consultation, konsultācija')],
  ['contact', 'summary:first / details p:first', write('When?')],
  ['schedule-consultation', 'h1', write('A first talk, free of charge (bezmaksas)')],
  ['riga-airbnb-hosts', 'li:has([data-tile]):first', repeat],
  ['riga-airbnb-hosts', 'dd', replace(/64/, '71')],
  ['privacy-policy', 'p', replace(/under 16/, 'under the age of 16')],
  ['post 1', '[data-section=article] a', replace(/income forecast/, 'forecast')],
  ['post 2', 'details[name]:last', repeat],
]);
