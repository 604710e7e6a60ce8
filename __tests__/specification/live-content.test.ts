/*
 * The customer's specification of the site's own content. The sentences are the
 * customer's: each test bears one, and whoever changes such a text or fact settles it with them
 * first, and then here. It runs on the build `live`; no other test holds the site's own content.
 */
import type { Company } from '../../src/node/content/company/read-company';
import { languages, type Language } from '../../src/site/languages';
import { formatFigure, type Figure } from '../../src/site/format-figure';
import { pathToArticle } from '../../src/site/paths';
import { plainText } from '../../src/site/plain-text';
import type { Namespace } from '../../src/site/routes';
import { timeOf } from '../../src/site/working-days';
import { isBuilt, listPathsIn, posts, read, site } from '../support/built-pages';
import { company, textOf } from '../support/words';

const COMPARISON = 'short-term-vs-long-term-rental-riga';
const MARKET = 'riga-rental-market-analysis';

const pathOf = (language: Language, page: string) =>
  page === 'home' ? `/${language}/` : `/${language}/${page}/`;
const shown = (path: string) => plainText(read(path)('body').text());
const hrefs = (path: string, selector: string) => {
  const $ = read(path);
  return [...$(selector)].map((link) => new URL($(link).attr('href') ?? '', site).pathname);
};
const options = (path: string, name: string) => {
  const $ = read(path);
  return [...$(`select[name=${name}] option`)].flatMap((one) => $(one).attr('value') || []);
};

/** Figures of section 9, and a page that says each. */
const figures: [key: keyof Company['figures'], from: number, to: number, page: string][] = [
  ['remoteFee', 15, 15, 'services'],
  ['remoteFeeRange', 15, 20, 'services'],
  ['onSiteFee', 25, 25, 'about'],
  ['onSiteFeeRange', 20, 25, 'services'],
  ['incomeUplift', 30, 30, 'home'],
  ['incomeUpliftRange', 30, 50, `blog/${COMPARISON}`],
  ['longTermExample', 13_000, 13_000, `blog/${COMPARISON}`],
  ['shortTermExample', 29_000, 29_000, `blog/${COMPARISON}`],
  ['incomeRatio', 2.2, 2.5, `blog/${COMPARISON}`],
  ['ownerHoursSaved', 40, 60, 'home'],
  ['forecastHours', 24, 24, 'home'],
  ['occupancy', 85, 95, 'home'],
  ['shortTermIncome', 25_000, 35_000, 'property-owners'],
  ['longTermIncome', 11_000, 15_000, 'property-owners'],
  ['ownerWeeklyHours', 9, 13, `blog/${COMPARISON}`],
  ['managedMinutes', 5, 5, `blog/${COMPARISON}`],
  ['exampleTax', 20, 20, `blog/${COMPARISON}`],
  ['ownCleaning', 60, 100, 'services'],
  ['ourCleaning', 30, 50, 'services'],
  ['cancellationMonths', 3, 3, 'services'],
  ['liabilityCover', 1_000_000, 1_000_000, 'services'],
  ['damageCover', 3_000_000, 3_000_000, 'services'],
  ['marketOccupancy', 72, 72, `blog/${MARKET}`],
  ['averageDailyRate', 65, 95, `blog/${MARKET}`],
  ['revenueGrowth', 15, 15, `blog/${MARKET}`],
  ['marketListings', 3200, 3200, `blog/${MARKET}`],
];

test.each(figures)('section 9: %s, %d to %d (%s)', (key, from, to, page) => {
  const figure = Object(company.figures[key]) as Figure;
  expect(figure).toMatchObject({ from, to });
  for (const language of languages)
    expect(shown(pathOf(language, page))).toContain(plainText(formatFigure(figure, language)));
});

/** A sentence, a page that says it, and what stands there in English and in Latvian. */
const sentences = [
  ['2: copyright year fixed at 2024', 'home', `© 2024 ${company.name}`, `© 2024 ${company.name}`],
  ['2: hours', 'contact', 'Monday–Friday, 9:00–17:00', 'Pirmdiena–piektdiena, 9.00–17.00'],
  ['2: 24/7 guest support', 'home', '24/7', '24/7'],
  ['2: host rating 4.91', 'home', '4.91', '4,91'],
  ['2: from 88 reviews', 'home', '88', '88'],
  ['2: a consultation button', 'home', 'Book a consultation', 'Konsultācija'],
  ['2: Back to Blogs', `blog/${MARKET}`, 'Back to Blogs', 'Atpakaļ uz Blogiem'],
  ['2: Related posts', `blog/${MARKET}`, 'Related posts', 'Saistītie raksti'],
  ['2: heading of the search', 'blog', 'Search Articles', 'Meklēt rakstus'],
  ['2: heading of the latest', 'blog', 'Latest Articles', 'Jaunākie raksti'],
  ['2: terms of 2 June 2024', 'terms-and-conditions', '2 June 2024', '2024. gada 2. jūnijs'],
  ['2: children under 16', 'privacy-policy', '16', '16'],
  ['9: no hidden fees', 'about', 'nothing hidden', 'nekā slēpta'],
  ['9: earnings of members', 'riga-airbnb-hosts', '€1,000–20,000+', '3000–20 000+ €'],
] as const;

test.each(sentences)('section %s (%s)', (_, page, english, latvian) => {
  expect(shown(pathOf('en', page))).toContain(english);
  expect(shown(pathOf('lv', page))).toContain(latvian);
});

/** Names that the specification gives in English, by the page that shows them as titles. */
const titles = {
  home: [
    ...['Cleaning excellence', 'Premium inspections', 'Premium laundry', 'Guest management'],
    ...['Dynamic pricing', 'Owner support', 'Tailored strategy', 'Professional photography'],
    ...['Detailed reports', 'Higher revenue', 'Flexibility', 'Marketing', 'Guest screening'],
    ...['Technology', 'Consultation', 'Onboarding', 'Management'],
  ],
  services: ['Historic centre', 'Blaumana Street', 'Luxury penthouse'],
  about: ['Excellence', 'Integrity', 'Innovation', 'Reliability'],
};

test.each(Object.entries(titles))(
  'section 2: services, benefits, steps, portfolio and values by their names (%s)',
  (page, names) => {
    const $ = read(pathOf('en', page));
    const found = [...$('main :is(h3, h4, dt)')].map((title) => $(title).contents().first().text());
    expect(names.filter((name) => !found.includes(name))).toEqual([]);
  },
);

/** Texts that appear at other times: the key, the English text, and the Latvian one if specified. */
const messages: [Namespace, key: string, english: string, ...latvian: string[]][] = [
  ['contact', 'form.sent.title', 'Message Sent'],
  ['contact', 'form.sent.text', 'We will get back to you shortly'],
  ['consultation', 'form.sent.title', 'Message Sent'],
  ['consultation', 'form.sent.text', 'We will get back to you shortly'],
  ['owners', 'analysis.sent.title', 'Property information submitted!'],
  ['owners', 'analysis.sent.text', 'One of our specialists will contact you shortly.'],
  ['owners', 'quick.sent.title', 'Request submitted!'],
  ['owners', 'quick.sent.text', "We'll get back to you as soon as possible."],
  ['owners', 'quick.empty.title', 'Email is required'],
  ['owners', 'quick.empty.text', 'Please enter your email address.'],
  ['forms', 'failure.title', 'Something went wrong', 'Kaut kas nogāja greizi'],
  ['forms', 'failure.later', 'Please try again later.', 'Lūdzu, mēģiniet vēlāk.'],
  ['forms', 'failure.failed', 'Failed to send your submission. Please try again later.'],
  ['blog', 'search.all', 'View all results', 'Skatīt visus rezultātus'],
  ['blog', 'search.placeholder', 'Search...', 'Meklēt...'],
  ['common', 'picture.unavailable', 'Image not available'],
  ['common', 'categories.pricing', 'Pricing & Revenue', 'Cenas un ienākumi'],
  ['common', 'categories.management', 'Management', 'Pārvaldība'],
  ['common', 'categories.strategy', 'Strategy', 'Stratēģija'],
  ['common', 'categories.guest-experience', 'Guest Experience', 'Viesu pieredze'],
  ['common', 'categories.riga-market', 'Riga Market', 'Rīgas tirgus'],
  ['notFound', 'title', 'Page Not Found'],
  ['notFound', 'text', "The page you're looking for doesn't exist or has been moved."],
];

test.each(messages)('sections 2 to 8: %s:%s: %s', (namespace, key, english, ...latvian) => {
  expect(plainText(textOf('en', namespace, key))).toBe(english);
  for (const text of latvian) expect(plainText(textOf('lv', namespace, key))).toBe(text);
});

/** Posts of section 3: id, slug, date and category. */
const articles = [
  [1, COMPARISON, '2025-05-01', 'pricing'],
  [2, 'professional-short-term-rental-management-riga', '2025-04-28', 'management'],
  [3, 'airbnb-listing-optimisation-riga', '2025-04-22', 'strategy'],
  [4, 'guest-experience-short-term-rental', '2025-04-15', 'guest-experience'],
  [5, MARKET, '2025-04-10', 'riga-market'],
] as const;

/** Slug aliases of section 3, and whose they are. */
const aliases = {
  'istermina-ire-rigas-centra': 1,
  'istermina-ilgtermina-ire-riga': 1,
  'istermina-vs-ilgtermina-ire-riga': 1,
  'profesionala-istermina-ires-parvaldisana-riga': 2,
  'airbnb-listing-optimization-riga': 3,
  'ka-optimizet-savu-airbnb-sludinajumu-riga': 3,
  'viesu-pieredzes-uzlabosana': 4,
  'ka-uzlabot-viesu-pieredzi-istermina-ires-dzivokli': 4,
  'rigas-ires-tirgus-analyzes': 5,
};

describe.each(languages)('In %s', (language) => {
  const at = (page: string) => pathOf(language, page);
  const owners = at('property-owners');

  test('section 2: each route has its page', () => {
    const routes =
      'home services about contact property-owners schedule-consultation riga-airbnb-hosts blog terms-and-conditions privacy-policy';
    expect(routes.split(' ').filter((route) => !isBuilt(at(route)))).toEqual([]);
  });

  test('section 5: property type, bedrooms, slots every 30 minutes from 9:00 to 16:00, phone placeholder +371', () => {
    const slots = Array.from({ length: 15 }, (_, half) => timeOf(540 + half * 30));
    expect(options(owners, 'propertyType').join()).toBe('Apartment,House,Condo,Villa,Other');
    expect(options(owners, 'bedrooms').join()).toBe('Studio,1,2,3,4,5+');
    expect(options(at('schedule-consultation'), 'time')).toEqual(slots);
    expect(read(owners)('input[type=tel]').attr('placeholder')).toBe('+371');
  });

  test.each(articles)(
    'section 3: post %s, its slug %s, date, category and aliases; in the grid, as decided since',
    (id, slug, date, category) => {
      const path = pathToArticle(language, slug);
      const post = posts.find((one) => one.language === language && one.slug === slug);
      expect(post).toMatchObject({ id, date, category });
      expect(listPathsIn(language).flatMap((page) => hrefs(page, 'main h3 a'))).toContain(path);
      expect(read(path)('article header time').first().attr('datetime')).toBe(date);
      for (const [alias, of] of Object.entries({ ...aliases, [id]: id })) {
        const link = read(pathToArticle(language, alias))('link[rel=canonical]');
        if (of === id) expect(link.attr('href')).toBe(site + path);
      }
    },
  );

  test('section 9: Latest Articles 3 newest by published date; related posts max 3, and each listed post among them', () => {
    const newest = posts
      .filter((post) => post.language === language && post.listed)
      .sort((one, other) => other.date.localeCompare(one.date));
    const addresses = newest.map(({ slug }) => pathToArticle(language, slug));
    const title = textOf(language, 'blog', 'latest');
    const latest = hrefs(at('blog'), `div:has(> h2:contains("${title}")) a`);
    expect(latest).toEqual(addresses.slice(0, 3));
    const related = addresses.map((path) => hrefs(path, 'article ~ section article h3 a'));
    expect(Math.max(...related.map(({ length }) => length))).toBe(3);
    const shownBeside = new Set(related.flat());
    expect(addresses.filter((path) => !shownBeside.has(path))).toEqual([]);
  });

  test.each(articles.slice(0, 2))(
    'section 2: post %s has comparison tables, highlight boxes, tips list, testimonial, links, a contact call-to-action (forecast); post 2 an FAQ',
    (id, slug) => {
      const path = pathToArticle(language, slug);
      const $ = read(path);
      const links = hrefs(path, 'article a');
      for (const page of ['property-owners', 'services', 'contact', 'about', 'blog'])
        expect(links).toContain(at(page));
      const last = $('article [data-cta]').last();
      expect(last.attr('href')).toBe(at('contact'));
      expect(last.text()).toMatch(/forecast|prognozi/);
      const post = posts.find((one) => one.language === language && one.slug === slug);
      for (const part of ['ComparisonTable', 'HighlightBox', 'Tips', 'Testimonial'])
        expect(post?.source).toContain(`<${part}`);
      expect($('article details[name]').length > 1).toBe(id === 2);
    },
  );
});
