/** @jest-environment node */
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { LinkPreview } from '../../../src/seo/link-preview';
import { PageHead } from '../../../src/seo/page-head';
import { languages } from '../../../src/site/languages';

type HeadProps = Parameters<typeof PageHead>[0];

const props = (language: string, route: string) =>
  ({
    data: {
      company: { name: 'Sample' },
      sharePicture: '/share/about.jpg',
      site: { siteMetadata: { siteUrl: 'https://site.example', robots: 'index, follow' } },
    },
    pageContext: {
      kind: 'page',
      route,
      language,
      alternates: { lv: '/lv/about/', en: '/en/about/' },
      meta: { title: 'Title', description: 'Description', keywords: 'word' },
    },
  }) as unknown as HeadProps;

function headOf(language: string, route = 'about') {
  const page = props(language, route);
  const $ = load(
    renderToStaticMarkup([
      <PageHead key="head" {...page} />,
      <LinkPreview key="preview" {...page} />,
    ]),
  );
  return (selector: string, attribute: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute));
}

test.each(languages)(
  'a page in %s names itself, the other language, and Latvian for others',
  (own) => {
    const read = headOf(own);
    expect(read('link[rel=canonical]', 'href')).toEqual([`https://site.example/${own}/about/`]);
    expect(read('link[rel=alternate]', 'hreflang')).toEqual(['lv', 'en', 'x-default']);
    expect(read('link[rel=alternate]', 'href')).toEqual([
      'https://site.example/lv/about/',
      'https://site.example/en/about/',
      'https://site.example/lv/about/',
    ]);
    expect(read('meta[property="og:locale"]', 'content')).not.toEqual(
      read('meta[property="og:locale:alternate"]', 'content'),
    );
  },
);

test.each([
  ['about', 'website'],
  ['article', 'article'],
])('a link to the page %s is shared as %s with its picture', (route, type) => {
  const read = headOf('en', route);
  const said = {
    ...{ 'og:type': type, 'og:locale': 'en_US', 'og:image:alt': 'Title | Sample' },
    'og:image': 'https://site.example/share/about.jpg',
    ...{ 'og:image:width': '1200', 'og:image:height': '630', 'og:image:type': 'image/jpeg' },
  };
  for (const [property, content] of Object.entries(said))
    expect(read(`meta[property="${property}"]`, 'content')).toEqual([content]);
  expect(read('meta[name="twitter:card"]', 'content')).toEqual(['summary_large_image']);
  expect(read('meta[name=keywords]', 'content')).toEqual(['word']);
});
