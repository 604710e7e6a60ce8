import type about from '../content/locales/lv/about.json';
import type article from '../content/locales/lv/article.json';
import type blog from '../content/locales/lv/blog.json';
import type common from '../content/locales/lv/common.json';
import type consultation from '../content/locales/lv/consultation.json';
import type contact from '../content/locales/lv/contact.json';
import type fees from '../content/locales/lv/fees.json';
import type forms from '../content/locales/lv/forms.json';
import type home from '../content/locales/lv/home.json';
import type network from '../content/locales/lv/network.json';
import type notFound from '../content/locales/lv/notFound.json';
import type owners from '../content/locales/lv/owners.json';
import type papers from '../content/locales/lv/papers.json';
import type privacy from '../content/locales/lv/privacy.json';
import type questions from '../content/locales/lv/questions.json';
import type services from '../content/locales/lv/services.json';
import type sheets from '../content/locales/lv/sheets.json';
import type terms from '../content/locales/lv/terms.json';
import type { PageRouteId } from './site/routes';

// Gives t() its keys: a key that no file has is a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: {
      about: typeof about;
      article: typeof article;
      blog: typeof blog;
      common: typeof common & { pages: Record<PageRouteId, string> };
      consultation: typeof consultation;
      contact: typeof contact;
      fees: typeof fees;
      forms: typeof forms;
      home: typeof home;
      network: typeof network;
      notFound: typeof notFound;
      owners: typeof owners;
      papers: typeof papers;
      privacy: typeof privacy;
      questions: typeof questions;
      services: typeof services;
      sheets: typeof sheets;
      terms: typeof terms;
    };
  }
}
