/*
 * What the customer's specification says of the site's own content. The sentences are the
 * customer's: each test bears one, and whoever changes such a text or fact settles it with them
 * first, and then here. It runs on the build `live`; no other test holds the site's own content.
 */
import { formTables } from '../../src/forms/form-tables';
import { languages, type Language } from '../../src/site/languages';
import { pathToArticle } from '../../src/site/paths';
import { plainText } from '../../src/site/plain-text';
import type { Namespace } from '../../src/site/routes';
import { timeOf } from '../../src/site/working-days';
import { isBuilt, listPathsIn, posts, read, site } from '../support/built-pages';
import { rowsOf } from '../support/rows';
import { company, textOf } from '../support/words';

const shown = (path: string) => plainText(read(path)('body').text());
const titlesOn = (path: string) => {
  const $ = read(path);
  return [...$('main').find('h3, h4')].map((title) =>
    plainText($(title).contents().first().text()),
  );
};
const hrefs = (path: string, selector: string) => {
  const $ = read(path);
  return [...$(selector)].map((link) =>
    $(link)
      .attr('href')
      ?.replace(/[?#].*/, ''),
  );
};
const options = (path: string, name: string) => {
  const $ = read(path);
  const values = [...$(`select[name=${name}] option`)].map((one) => $(one).attr('value'));
  return values.filter(Boolean).join(' ');
};

/** A sentence, the page that says it, and what stands there in each language, parts between +. */
const sentences = rowsOf(`
2: / redirects to /lv; any unknown path shows the not-found page ¦ /404.html ¦ Page Not Found + The page you're looking for doesn't exist or has been moved. ¦ Lapa nav atrasta
2: Copyright year fixed at 2024 ¦ home ¦ © 2024 ${company.name} ¦ © 2024 ${company.name}
2: Elite Host Network, a consultation button, language switcher (English, Latviešu) ¦ home ¦ Elite Host Network + Latviešu ¦ Elite Host Network + English
2: host rating badge 4.91 from 88 reviews ¦ home ¦ 4.91 + 88 ¦ 4,91 + 88
2: 24/7 guest support claimed ¦ home ¦ 24/7 ¦ 24/7
2: founded 2024; office in Riga; Monday to Friday 09:00-17:00 ¦ contact ¦ 2024 + Riga + Monday–Friday, 9:00–17:00 ¦ 2024 + Rīga + Pirmdiena–piektdiena, 9.00–17.00
2: headings of the blog's sidebar ¦ blog ¦ Search Articles + Latest Articles ¦ Meklēt rakstus + Jaunākie raksti
3: labels of the categories ¦ blog ¦ Pricing & Revenue + Design + Strategy + Guest Experience + Riga Market + Management ¦ Cenas un ienākumi + Dizains + Stratēģija + Viesu pieredze + Rīgas tirgus + Pārvaldība
2: Back to Blogs, Related posts ¦ blog/riga-rental-market-analysis ¦ Back to Blogs + Related posts ¦ Atpakaļ uz Blogiem + Saistītie raksti
2: Terms, 2 June 2024 ¦ terms-and-conditions ¦ 2 June 2024 ¦ 2024. gada 2. jūnijs
2: Privacy policy, same date; excludes children under 16 ¦ privacy-policy ¦ 2 June 2024 + 16 ¦ 2024. gada 2. jūnijs + 16
9: remote management 15% (15-20%); on-site 25% (20-25%) ¦ services ¦ 15% + 15–20% + 25% + 20–25% ¦ 15 % + 15–20 % + 25 % + 20–25 %
9: the about page describes the fee as on-site; no hidden fees ¦ about ¦ 25% + on-site + nothing hidden ¦ 25 % + uz vietas + nekā slēpta
9: up to 30% more income than long-term letting ¦ home ¦ up to 30% more ¦ līdz 30 % vairāk
9: 30-50% in the blog; 13,000 vs 29,000 a year; 2.2 to 2.5 times ¦ blog/short-term-vs-long-term-rental-riga ¦ 30–50% + €13,000 + €29,000 + 2.2–2.5 ¦ 30–50 % + 13 000 € + 29 000 € + 2,2–2,5
9: 9-13 hours a week vs 5 minutes; blog example: 25% commission and 20% tax ¦ blog/short-term-vs-long-term-rental-riga ¦ 9–13 h + 5 min + 25% + 20% ¦ 9–13 h + 5 min + 25 % + 20 %
9: 40-60 hours a month of owner time saved ¦ about ¦ 40–60 hours ¦ 40–60 stund
9: free income forecast within 24 hours; occupancy 85-95% ¦ home ¦ 24 hours + 85–95% ¦ 24 stundu + 85–95 %
9: income 25,000-35,000 vs 11,000-15,000 euro a year ¦ property-owners ¦ €25,000–35,000 + €11,000–15,000 ¦ 25 000–35 000 € + 11 000–15 000 €
9: cleaning 60-100 euro DIY vs 30-50; notice 3 months ¦ services ¦ €60–100 + €30–50 + 3 months ¦ 60–100 € + 30–50 € + 3 mēneši
9: insurance up to 1 million EUR and up to 3 million EUR ¦ services ¦ €1 million + €3 million ¦ 1 milj. € + 3 milj. €
9: 72% occupancy, daily rate 65-95 EUR, 15% growth, 3,200+ listings ¦ blog/riga-rental-market-analysis ¦ 72% + €65–95 + 15% + 3,200+ ¦ 72 % + 65–95 € + 15 % + 3200+
9: members' earnings 1,000 to 20,000+ (English), 3,000 to 20,000+ (Latvian) ¦ riga-airbnb-hosts ¦ €1,000–20,000+ ¦ 3000–20 000+ €
`);

/** Likewise, where the parts are titles. */
const titles = rowsOf(`
2: four values (excellence, integrity, innovation, reliability) ¦ about ¦ Excellence + Integrity + Innovation + Reliability ¦ Izcilība + Godīgums + Jauninājumi + Uzticamība
2: portfolio (historic centre, Blaumana street, luxury penthouse) ¦ services ¦ Historic centre + Blaumana Street + Luxury penthouse ¦ Vēsturiskais centrs + Blaumaņa iela + Grezns jumta dzīvoklis
2: nine service cards, the first three ¦ home ¦ Cleaning excellence + Premium inspections + Premium laundry ¦ Nevainojama uzkopšana + Augstākās klases pārbaudes + Augstākās klases veļa
2: nine service cards, the next three ¦ home ¦ Guest management + Dynamic pricing + Owner support ¦ Viesu apkalpošana + Elastīgas cenas + Atbalsts īpašniekam
2: nine service cards, the last three ¦ home ¦ Tailored strategy + Professional photography + Detailed reports ¦ Pielāgota stratēģija + Profesionālas fotogrāfijas + Detalizēti pārskati
2: five benefit cards (higher revenue, flexibility, marketing, screening, technology) ¦ home ¦ Higher revenue + Flexibility + Marketing + Guest screening + Technology ¦ Lielāki ienākumi + Elastība + Mārketings + Viesu izvērtēšana + Tehnoloģijas
2: process steps: consultation, onboarding, management ¦ home ¦ Consultation + Onboarding + Management ¦ Konsultācija + Sagatavošana + Pārvaldīšana
`);

describe.each([...sentences, ...titles])('section %s', (sentence, page = '', ...inEach) => {
  test.each([
    ['en', inEach[0]],
    ['lv', inEach[1]],
  ] as const)('in %s', (language, parts = '') => {
    const path = page.startsWith('/') ? page : `/${language}/${page}/`.replace('home/', '');
    const found = titles.some(([one]) => one === sentence) ? titlesOn(path) : shown(path);
    expect(parts.split(' + ').filter((part) => !found.includes(part))).toEqual([]);
  });
});

/** What a visitor reads after sending, searching and choosing. */
const words = rowsOf(`
8: contact: Message Sent ¦ contact ¦ form.sent.title ¦ Message Sent ¦
8: contact: willGetBack ¦ contact ¦ form.sent.text ¦ We will get back to you shortly ¦
8: consultation: Message Sent ¦ consultation ¦ form.sent.title ¦ Message Sent ¦
8: consultation: willGetBack ¦ consultation ¦ form.sent.text ¦ We will get back to you shortly ¦
8: property success ¦ owners ¦ analysis.sent.title ¦ Property information submitted! ¦
8: property success, text ¦ owners ¦ analysis.sent.text ¦ One of our specialists will contact you shortly. ¦
8: quick success ¦ owners ¦ quick.sent.title ¦ Request submitted! ¦
8: quick success, text ¦ owners ¦ quick.sent.text ¦ We'll get back to you as soon as possible. ¦
5: quick form, if empty ¦ owners ¦ quick.empty.title ¦ Email is required ¦
5: quick form, if empty, text ¦ owners ¦ quick.empty.text ¦ Please enter your email address. ¦
8: failure ¦ forms ¦ failure.title ¦ Something went wrong ¦ Kaut kas nogāja greizi
8: failure, text ¦ forms ¦ failure.later ¦ Please try again later. ¦ Lūdzu, mēģiniet vēlāk.
8: email send failure ¦ forms ¦ failure.failed ¦ Failed to send your submission. Please try again later. ¦
8: noPostsFound ¦ blog ¦ empty.text ¦ No posts found matching your search criteria. Try different keywords or categories. ¦
4: View all results ¦ blog ¦ search.all ¦ View all results ¦ Skatīt visus rezultātus
2: search placeholder ¦ blog ¦ search.placeholder ¦ Search... ¦ Meklēt...
8: image failure ¦ common ¦ picture.unavailable ¦ Image not available ¦
`);

test.each(words)('section %s', (_, namespace, key = '', en, lv) => {
  const text = (language: Language) => textOf(language, namespace as Namespace, key);
  expect(plainText(text('en'))).toBe(en);
  if (lv) expect(plainText(text('lv'))).toBe(lv);
});

test('section 3: subjects by form type', () => {
  expect(Object.values(formTables).map(({ subject }) => subject)).toEqual([
    'New Contact Form Submission',
    'New Rental Analysis Request',
    'New Consultation Request',
    'New Form Submission',
  ]);
});

/** Number, slug, date, category and aliases. */
const articles = rowsOf(`
1 ¦ short-term-vs-long-term-rental-riga ¦ 2025-05-01 ¦ pricing ¦ istermina-ire-rigas-centra istermina-ilgtermina-ire-riga istermina-vs-ilgtermina-ire-riga
2 ¦ professional-short-term-rental-management-riga ¦ 2025-04-28 ¦ management ¦ profesionala-istermina-ires-parvaldisana-riga
3 ¦ airbnb-listing-optimisation-riga ¦ 2025-04-22 ¦ strategy ¦ airbnb-listing-optimization-riga ka-optimizet-savu-airbnb-sludinajumu-riga
4 ¦ guest-experience-short-term-rental ¦ 2025-04-15 ¦ guest-experience ¦ viesu-pieredzes-uzlabosana ka-uzlabot-viesu-pieredzi-istermina-ires-dzivokli
5 ¦ riga-rental-market-analysis ¦ 2025-04-10 ¦ riga-market ¦ rigas-ires-tirgus-analyzes
`);

describe.each(languages)('In %s', (language) => {
  const at = (page: string) => `/${language}/${page && `${page}/`}`;
  const [owners, list] = [at('property-owners'), at('blog')];

  test('section 2: each route has its page', () => {
    const routes =
      ' services about contact property-owners schedule-consultation riga-airbnb-hosts blog terms-and-conditions privacy-policy';
    expect(routes.split(' ').filter((route) => !isBuilt(at(route)))).toEqual([]);
  });

  test('section 5: property type, bedrooms, slots every 30 minutes from 9:00 to 16:00, phone placeholder +371', () => {
    const slots = Array.from({ length: 15 }, (_, half) => 540 + half * 30);
    expect(options(owners, 'propertyType')).toBe('Apartment House Condo Villa Other');
    expect(options(owners, 'bedrooms')).toBe('Studio 1 2 3 4 5+');
    expect(options(at('schedule-consultation'), 'time')).toBe(slots.map(timeOf).join(' '));
    expect(read(owners)('input[type=tel]').attr('placeholder')).toBe('+371');
  });

  test.each(articles)(
    'section 3: post %s, its slug %s, its date, category and slug aliases',
    (number, slug = '', date = '', category, aliases) => {
      const path = pathToArticle(language, slug);
      const post = posts.find((one) => one.language === language && one.slug === slug);
      expect(post).toMatchObject({ id: Number(number), date, category });
      expect(read(path)('article header time').first().attr('datetime')).toBe(date);
      for (const alias of `${number} ${aliases}`.split(' ')) {
        const link = read(pathToArticle(language, alias))('link[rel=canonical]');
        expect(link.attr('href')).toBe(site + path);
      }
    },
  );

  test('section 3, as decided since: the posts 1 to 6 are in the grid', () => {
    const grid = new Set(listPathsIn(language).flatMap((path) => hrefs(path, 'main article h3 a')));
    const paths = articles.map(([, slug = '']) => pathToArticle(language, slug));
    expect(grid.size).toBeGreaterThanOrEqual(6);
    expect(paths.filter((path) => !grid.has(path))).toEqual([]);
  });

  test('section 9: Latest Articles 3 newest by published date; related posts max 3, and each listed post among them', () => {
    const newest = posts
      .filter((post) => post.language === language)
      .sort((one, other) => other.date.localeCompare(one.date));
    const pathOf = ({ slug }: { slug: string }) => pathToArticle(language, slug);
    const latest = hrefs(list, `div:has(> h2:contains("${textOf(language, 'blog', 'latest')}")) a`);
    expect(latest).toEqual(newest.slice(0, 3).map(pathOf));
    const related = newest.map((post) => hrefs(pathOf(post), 'article ~ section article h3 a'));
    expect(Math.max(...related.map(({ length }) => length))).toBe(3);
    const shownBeside = new Set(related.flat());
    const alone = newest.filter((post) => post.listed && !shownBeside.has(pathOf(post)));
    expect(alone).toEqual([]);
  });

  test.each(articles.slice(0, 2))(
    'section 2: post %s has comparison tables, highlight boxes, tips list, testimonial, links, a contact call-to-action (forecast); post 2 an FAQ',
    (number, slug = '') => {
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
      expect($('article details[name]').length > 1).toBe(number === '2');
    },
  );
});
