/** @jest-environment node */
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { LinkPreview } from '../../../src/seo/structured-data';
import { PageHead } from '../../../src/seo/page-head';

type HeadProps = Parameters<typeof PageHead>[0];

const siteMetadata = { siteUrl: 'https://site.example', robots: 'index, follow' };
const company = { name: 'Sample' };
const data = {
  company,
  sharePicture: { childImageSharp: { resize: { src: '/static/about.jpg' } } },
  site: { siteMetadata },
};
const alternates = { lv: '/lv/about/', en: '/en/about/' };
const meta = { title: 'Title', description: 'Description', keywords: 'word', picture: 'House' };

function headOf(language: string, route = 'about') {
  const pageContext = { kind: 'page', route, language, alternates, meta };
  const props = { data, pageContext } as unknown as HeadProps;
  const head = [<PageHead key="head" {...props} />, <LinkPreview key="preview" {...props} />];
  const $ = load(renderToStaticMarkup(head));
  return (selector: string, attribute: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute));
}

test.each([
  ['about', 'website'],
  ['article', 'article'],
])('a link to the page %s is shared as %s with its picture', (route, type) => {
  const read = headOf('en', route);
  const properties = {
    ...{ 'og:type': type, 'og:locale': 'en_US', 'og:locale:alternate': 'lv_LV' },
    'og:image': 'https://site.example/static/about.jpg',
    'og:image:alt': 'House',
  };
  for (const [property, content] of Object.entries(properties))
    expect(read(`meta[property="${property}"]`, 'content')).toEqual([content]);
  expect(read('meta[name="twitter:card"]', 'content')).toEqual(['summary_large_image']);
  expect(read('meta[name=keywords]', 'content')).toEqual(['word']);
  const own = 'https://site.example/en/about/';
  const latvian = 'https://site.example/lv/about/';
  expect(read('meta[property="og:url"], meta[name=robots]', 'content')).toEqual([
    'index, follow',
    own,
  ]);
  expect(read('link', 'hreflang')).toEqual([undefined, 'lv', 'en', 'x-default']);
  expect(read('link', 'href')).toEqual([own, latvian, own, latvian]);
});
