import { readPeople } from '../../src/node/content/people/read-people';
import { plainText } from '../../src/site/plain-text';
import { pages } from '../support/built-pages';
import { company } from '../support/words';

const { name, legalName, contact, address } = company;

/** What no translator may turn into words. */
const names = new Set([
  ...[name, ...Object.values(legalName)],
  ...[contact.phone, contact.guestPhone, contact.email, address.street],
  ...readPeople().values.map((person) => person.name),
]);

test.each(pages.map(({ path }) => path))(
  'a translator leaves names and numbers of %s alone',
  (path) => {
    const $ = pages.find((page) => page.path === path)?.$;
    const translated = $?.('body *:not(script, style, small, article th, article td)')
      .contents()
      .toArray()
      .filter((node) => node.nodeType === 3 && names.has(plainText($(node).text()).trim()))
      .filter((node) => $(node.parent as never).closest('[translate=no], noscript').length === 0)
      .map((node) =>
        $(node.parent as never)
          .toString()
          .slice(0, 120),
      );
    expect([...new Set(translated)]).toEqual([]);
  },
);
