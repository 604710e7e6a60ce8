/** What a page loses or says wrongly, and the change of its HTML that does it: a pattern, what replaces it, and how often. */
type HtmlDamage = [lost: string, page: string, pattern: RegExp, by?: string, times?: number];

const FIGURE = /<figure(?:(?!<figure).)*?<blockquote.*?<\/figure>/s;
const ITEM = /<li[^>]*><span data-tile(?:(?!<\/li>).)*<\/li>/s;
const FAQ = /<details[^>]* name=".*?<\/details>/s;
const ARTICLE = /<article.*?<\/article>/s;
const SOCIAL = /<li><a href="[^"]*" aria-label="[^"]*" rel="noopener"><svg.*?<\/li>/s;
const POST = 'post 3';

/** Made without the places of the statements; each must be noticed in both languages. */
export const htmlDamages: HtmlDamage[] = [
  ['rating badge', 'home', /<a [^>]*data-rating.*?<\/a>/s],
  ['88 reviews', 'home', /(data-rating.*?)\b88\b/s, '$1 99'],
  ['a testimonial', 'home', FIGURE],
  ['three-step process', 'home', /<ol data-steps.*?<\/ol>/s],
  [
    'four services',
    'home',
    /<li[^>]*><span data-tile(?:(?!<\/li>).)*<h4(?:(?!<\/li>).)*<\/li>/s,
    '',
    4,
  ],
  ['a benefit', 'home', ITEM],
  ['an icon', 'home', /(<span data-tile[^>]*>)<svg.*?<\/svg>/s, '$1'],
  [
    'way to the consultation',
    'home',
    /(home-hero.*?href="\/..\/)schedule-consultation/s,
    '$1contact',
  ],
  ['up to 30%', 'home', /(<b[^>]*>[^<]*)\b30\b/, '$1 35'],
  ['three premium benefits', 'services', ITEM, '', 3],
  ['lead sentence', 'services', /(<\/h1>)<p.*?<\/p>/s, '$1'],
  ['two properties', 'services', /<article(?:(?!<\/article>).)*<dl.*?<\/article>/s, '', 2],
  ['fee for remote management', 'services', /(<td[^>]*>[^<]*)\b15\b/, '$1 12'],
  ['a founder', 'about', ARTICLE],
  ['story', 'about', /<h2[^>]*>(?:(?!<h2|<ul|<article).)*?2024.*?(?=<\/section>)/s],
  ['why choose us', 'about', /<ul(?:(?!<ul).)*ur\.gov\.lv.*?<\/ul>/s],
  ['two benefits', 'about', ITEM, '', 2],
  ['info cards', 'contact', /<ul[^>]*><li><svg(?:(?!<ul).)*?<h2.*?<\/ul>/s],
  ['two FAQ entries', 'contact', FAQ, '', 2],
  ['map', 'contact', /<p id="[^"]*">(?:(?!<p).)*?<\/p><button.*?<\/button>/s],
  ['closing call', 'contact', /<section[^>]*"closing".*?<\/section>/s],
  ['testimonial', 'property-owners', FIGURE],
  ['names of the steps', 'property-owners', /(<ol data-steps.*?<h3[^>]*>)[^<]*/s, '$1Step'],
  ['answers', 'property-owners', /(name="owners".*?<\/summary>).*?(?=<\/details>)/gs, '$1'],
  ['two reasons', 'schedule-consultation', ITEM, '', 2],
  ['call button', 'schedule-consultation', /(data-section="ways".*?)<a .*?<\/a>/s, '$1'],
  ['language switcher', 'about', /<li><a [^>]*hrefLang="(?:lv|en)".*?<\/li>/is, '', 2],
  ['Elite Host Network', 'about', />Elite Host Network</, '>Hosts<'],
  ['social links', 'about', SOCIAL, '', 3],
  ['company details', 'about', /(<footer.*?)<dl.*?<\/dl>/s, '$1'],
  ['legal links', 'about', /(<footer.*)<a href="\/..\/terms.*?<\/a>/s, '$1'],
  ['telephone', 'about', /"telephone":"[^"]*",/],
  ['coordinates', 'about', /"geo":\{[^}]*\},/],
  ['price range', 'about', /"priceRange":"[^"]*",/],
  ['hours', 'about', /"opens":"09:00"/, '"opens":"08:00"'],
  ['offers', 'services', /,"makesOffer":\[.*?\](?=\}<)/s],
  ['author card', POST, /<h2[^>]*>(?:(?!<h2).)*<\/h2><p(?:(?!<h2).)*?LinkedIn<\/a>/s],
  ['published on', POST, /(<header.*?<p[^>]*><span>)[^<]*/s, '$1'],
  ['hero picture', POST, /(<article.*?)<picture.*?<\/picture>/s, '$1'],
  ['title', POST, /(<h1[^>]*>)[^<]*/, '$1A title'],
  ['share block', POST, /<ul aria-labelledby="shareLinks".*?<\/ul>/s],
  ['name required', 'contact', /(name="name") required=""/, '$1'],
  ['phone optional', 'contact', /name="phone"/, '$& required=""'],
  ['placeholder', 'contact', / placeholder="\+371"/],
  ['phone required', 'schedule-consultation', /(name="phone") required=""/, '$1'],
  ['date', 'schedule-consultation', /type="date"/, 'type="text"'],
  ['e-mail', 'property-owners', /(id="quick-form-email".*?)type="email"/s, '$1type="text"'],
  ['e-mail required', 'property-owners', /(id="quick-form-email"[^>]*) required=""/, '$1'],
  ['link home', '/404.html', /(data-cta="primary"[^>]* href=")\/..\//g, '$1/x/'],
];

/** The HTML after a damage. */
export const damageHtml = (html: string, [, , pattern, by = '', times = 1]: HtmlDamage): string =>
  Array.from({ length: times }).reduce<string>((text) => text.replace(pattern, by), html);
