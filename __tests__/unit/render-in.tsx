import { render, type RenderResult } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ContextType, ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { CurrentPage } from '../../src/links/current-page';
import type { Language } from '../../src/site/languages';
import { textOf, wordsIn } from '../support/words';

type Surroundings = ContextType<typeof CurrentPage> & { words: ReturnType<typeof wordsIn> };

/** Renders on a page at the current address, with the texts of a language as in the build. */
export function renderIn(
  language: Language,
  element: ReactElement,
  { words = wordsIn(language), ...page }: Partial<Surroundings> = {},
): RenderResult {
  const i18n = createInstance();
  const interpolation = { escapeValue: false };
  const resources = { [language]: words };
  void i18n.init({ lng: language, defaultNS: 'common', interpolation, resources });
  const current = { location: window.location as never, pageContext: {}, ...page };
  return render(element, {
    wrapper: ({ children }) => (
      <I18nextProvider i18n={i18n}>
        <CurrentPage.Provider value={current}>{children}</CurrentPage.Provider>
      </I18nextProvider>
    ),
  });
}

/** The page's data if content/samples.yml lists these as made up. */
export const withSamples = (...samples: string[]) => ({
  data: { site: { siteMetadata: { samples } } },
});

/** A text with plain spaces, as Testing Library reads it from the page. */
export function shownText(...place: Parameters<typeof textOf>): string {
  return textOf(...place).replaceAll('\u00a0', ' ');
}

/** Sample data of a picture, in the form of gatsby-plugin-image. */
export function imageData(name: string) {
  return {
    ...{ layout: 'constrained' as const, width: 800, height: 600, backgroundColor: '#abcdef' },
    images: {
      fallback: { src: `/${name}.jpg`, srcSet: `/${name}.jpg 800w`, sizes: '100vw' },
      sources: [{ srcSet: `/${name}.webp 800w`, type: 'image/webp', sizes: '100vw' }],
    },
  };
}
