import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import NotFoundPage from '../../../src/templates/not-found';
import { languages } from '../../../src/site/languages';
import { company, wordsIn } from '../../support/words';
import { stubObserver } from '../observer';
import { imageData, renderIn } from '../render-in';

const data = { company, picture: { gatsbyImageData: imageData('not-found') } };
const page = createElement(NotFoundPage, { data } as never);
const shownMains = () => document.querySelectorAll('main:not([hidden])');

test('the page for an unknown address shows its message in the language of the address', () => {
  stubObserver();
  window.matchMedia = () => new EventTarget() as MediaQueryList;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderIn('en', page);
  expect(shownMains()).toHaveLength(1);
});

test('the page for an unknown address, as it is built, has every language and one `<main>` that is not hidden', () => {
  const words = Object.fromEntries(languages.map((language) => [language, wordsIn(language)]));
  document.body.innerHTML = renderToString(page);
  expect(document.querySelectorAll('main')).toHaveLength(Object.keys(words).length);
  expect(shownMains()).toHaveLength(1);
});
