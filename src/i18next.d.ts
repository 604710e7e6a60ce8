import type { PageRouteId } from './site/routes';

// Gives t() its keys: a key that no file has is a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: {
      about: typeof import('../content/locales/lv/about.json');
      article: typeof import('../content/locales/lv/article.json');
      blog: typeof import('../content/locales/lv/blog.json');
      calculator: typeof import('../content/locales/lv/calculator.json');
      checks: typeof import('../content/locales/lv/checks.json');
      common: typeof import('../content/locales/lv/common.json') & {
        /** `meta.name` of each page's own file, by src/node/data-layer/schema.ts. */
        pages: Record<PageRouteId, string>;
      };
      consultation: typeof import('../content/locales/lv/consultation.json');
      contact: typeof import('../content/locales/lv/contact.json');
      fees: typeof import('../content/locales/lv/fees.json');
      forms: typeof import('../content/locales/lv/forms.json');
      home: typeof import('../content/locales/lv/home.json');
      network: typeof import('../content/locales/lv/network.json');
      notFound: typeof import('../content/locales/lv/notFound.json');
      owners: typeof import('../content/locales/lv/owners.json');
      'open-file': typeof import('../content/locales/lv/open-file.json');
      privacy: typeof import('../content/locales/lv/privacy.json');
      services: typeof import('../content/locales/lv/services.json');
      terms: typeof import('../content/locales/lv/terms.json');
    };
  }
}
