import { screen } from '@testing-library/react';
import { Earnings } from '../../../src/network/sections';
import NetworkPage from '../../../src/templates/network';
import { company, wordsIn } from '../../support/words';
import { renderIn } from '../render-in';
import { showPage } from '../show-page';
import { keysMissing } from '../texts-by-key';

test('the page of the hosts’ group has each of its texts, opens the first topic, and leads into the group', () => {
  const group = 'https://group.example/join';
  showPage(NetworkPage, {
    samples: ['words.network.threads'],
    changes: { company: { ...company, profiles: { group } } },
  });
  expect(keysMissing('network')).toEqual([]);
  const topics = [...document.querySelectorAll<HTMLDetailsElement>('main details')];
  expect(topics.map(({ open }) => open)).toEqual(topics.map((_, index) => index === 0));
  expect(screen.getAllByText('common:sample')).toHaveLength(1);
  const links = screen.getAllByText('network:head.join').map((link) => link.closest('a'));
  expect(links.map((link) => [link?.href, link?.rel])).toEqual(
    links.map(() => [group, 'noopener']),
  );
  expect(links).toHaveLength(3);
});

test.each([
  [['members', 'place'], 2],
  [[], 0],
])('of the group’s facts those are shown that it has: %j', (known, shown) => {
  const network = wordsIn('en').network as { facts: Record<string, { name: string }> };
  const facts = Object.fromEntries(
    Object.entries(network.facts).map(([id, fact]) => [
      id,
      { ...fact, value: known.some((name) => name === id) ? '12' : '' },
    ]),
  );
  const words = { ...wordsIn('en'), network: { ...network, facts } } as never;
  renderIn('en', <Earnings />, { words });
  expect(screen.queryAllByRole('term')).toHaveLength(shown);
  expect(document.querySelectorAll('dl')).toHaveLength(Math.min(shown, 1));
});
