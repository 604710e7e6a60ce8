import type { GatsbyConfig } from 'gatsby';
import { CONTENT, isThere, SYSTEM_PATH } from './src/node/content/files';
import { MARKET_FILE } from './src/node/content/sum-facts';
import { readSampleList } from './src/node/content/samples';
import {
  feeds,
  allPagesQuery,
  listedPages,
  sitemapEntry,
  type ListedPage,
} from './src/node/pages/listings';
import { mailConfig, siteSettings, siteUrl } from './src/node/settings/settings';
import { defaultLanguage, languages } from './src/site/languages';
import { commonNamespace } from './src/site/namespaces';

const address = siteUrl(process.env);

const source = (name: string, path: string) => ({
  resolve: 'gatsby-source-filesystem',
  options: { name, path, ignore: [SYSTEM_PATH] },
});

const config: GatsbyConfig = {
  siteMetadata: {
    siteUrl: address,
    ...siteSettings(process.env),
    mail: mailConfig(process.env),
    samples: (readSampleList().value ?? []).map(({ kind, name }) => `${kind}.${name}`),
  },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  graphqlTypegen: { typesOutputPath: 'gatsby-types.d.ts', generateOnBuild: true },
  // src/node/host/finish-site.ts writes the host's files; with an adapter that does nothing
  // Gatsby does not fetch one that would write them too.
  adapter: { name: 'none', adapt: () => undefined },
  plugins: [
    source('company', `${CONTENT}/company.yml`),
    source('sums', `${CONTENT}/rates.yml`),
    // Another town may lack it.
    ...(isThere(MARKET_FILE) ? [source('market', MARKET_FILE)] : []),
    source('locales', `${CONTENT}/locales`),
    source('blog', `${CONTENT}/blog`),
    source('legal', `${CONTENT}/legal`),
    source('people', `${CONTENT}/people`),
    source('images', `${CONTENT}/images`),
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        // It would stop at a file that cannot be read, before the check says why: the nodes of texts are ours.
        localeJsonSourceName: 'none',
        languages,
        defaultLanguage,
        redirect: false,
        verbose: false,
        i18nextOptions: {
          defaultNS: commonNamespace,
          // React writes all texts, and escapes them itself.
          interpolation: { escapeValue: false },
          // The build finds missing keys by it (src/start/document.tsx).
          appendNamespaceToMissingKey: true,
          // A page has all its texts from the start, so it need not re-render when more are loaded.
          react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
        },
      },
    },
    'gatsby-plugin-mdx',
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      // Defaults for every picture; a query sets the sizes that it needs.
      options: {
        defaults: { formats: ['auto', 'webp'], placeholder: 'dominantColor', quality: 60 },
      },
    },
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-plugin-emotion',
      // Each style would contain a map of its whole file, and webpack would include it in the size of the module.
      options: { sourceMap: process.env.NODE_ENV !== 'production' },
    },
    {
      resolve: 'gatsby-plugin-feed',
      options: { query: '{ site { siteMetadata { siteUrl } } }', feeds: feeds() },
    },
    {
      resolve: 'gatsby-plugin-sitemap',
      options: {
        query: allPagesQuery,
        createLinkInHead: false,
        resolvePages: listedPages,
        serialize: (page: ListedPage) => sitemapEntry(page, address),
      },
    },
  ],
};

export default config;
