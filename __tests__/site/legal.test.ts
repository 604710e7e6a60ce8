import { read, settings } from '../support/built-pages';
import { company } from '../support/words';
import { languages } from '../../src/site/languages';
import { pathTo, legalRoutes } from '../../src/site/routes';
import { storedEntries } from '../support/stored-entries';

const paths = languages.flatMap((language) => legalRoutes.map(({ id }) => pathTo(language, id)));

test.each(paths)('%s begins with a table of contents that links each section', (path) => {
  const $ = read(path);
  const links = $('nav:has(summary) a').toArray();
  const sections = $('main h2[id]').toArray();
  expect(links.length).toBeGreaterThan(0);
  expect(links.map((link) => [$(link).attr('href'), $(link).text()])).toEqual(
    sections.map((section) => [`#${$(section).attr('id') ?? ''}`, $(section).text()]),
  );
});

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
