import { render, type RenderResult } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { companyFacts } from '../../src/build/company/company-facts';
import { readCompany } from '../../src/build/company/read-company';
import { prepareWords } from '../../src/build/words/prepare-words';
import { readWordFiles } from '../../src/build/words/word-files';
import { eachLanguage, type Language } from '../../src/site/languages';

const { value: company } = readCompany();
if (!company) throw new Error('content/company.yml is wrong');
const facts = eachLanguage((language) => companyFacts(company, language));

const { files } = readWordFiles();

/** Renders with the site's real words in a language, as the build prepares them. */
export function renderIn(language: Language, element: ReactElement): RenderResult {
  return render(<I18nextProvider i18n={i18nIn(language)}>{element}</I18nextProvider>);
}

function i18nIn(language: Language) {
  const i18n = createInstance();
  const words = files
    .filter((file) => file.language === language)
    .map((file) => [file.namespace, prepareWords(file.words, facts[language])]);
  void i18n.use(initReactI18next).init({
    lng: language,
    defaultNS: 'common',
    initImmediate: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    resources: { [language]: Object.fromEntries(words) },
  });
  return i18n;
}

/** A picture as gatsby-plugin-image gives it. */
export function imageData(name: string) {
  return {
    layout: 'constrained' as const,
    width: 800,
    height: 600,
    backgroundColor: '#abcdef',
    images: {
      fallback: { src: `/${name}.jpg`, srcSet: `/${name}.jpg 800w`, sizes: '100vw' },
      sources: [{ srcSet: `/${name}.avif 800w`, type: 'image/avif', sizes: '100vw' }],
    },
  };
}
