import { read, settings } from '../support/built-pages';
import { company } from '../support/words';
import { languages } from '../../src/site/languages';
import { pathTo } from '../../src/site/routes';
import { storedEntries } from '../support/stored-entries';

test.each(languages)('the privacy policy in %s lists all that a browser stores', (language) => {
  const $ = read(pathTo(language, 'privacy'));
  const rows = $('main tr > :first-child').toArray();
  const named = rows.flatMap((cell) => $(cell).find('code').first().text() || []);
  const stored = storedEntries.filter((name) => name !== 'consent' || settings.analytics);
  expect(named.sort()).toEqual(stored.sort());
});

test.each(languages)(
  'the privacy policy in %s names only services that the site uses',
  (language) => {
    const text = read(pathTo(language, 'privacy'))('main').text();
    const named = (name: 'analytics' | 'map') => {
      const service = company.processors[name]?.[language];
      return service !== undefined && text.includes(service);
    };
    expect([named('analytics'), named('map')]).toEqual([
      settings.analytics !== null,
      company.address.mapEmbedUrl !== undefined,
    ]);
  },
);
