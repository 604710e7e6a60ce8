import { fireEvent } from '@testing-library/dom';
import { navigate } from 'gatsby';
import { followLinks } from '../../../src/shell/follow-links';

/** Clicks on a link; the answer says whether the browser would load a document. */
const loadsDocument = (link: string, how: MouseEventInit = {}) => {
  document.body.innerHTML = `<div id="___gatsby">${link}</div>`;
  followLinks();
  // A test has no browser that would follow it.
  let left = true;
  const note = (click: MouseEvent) => {
    left = !click.defaultPrevented;
    click.preventDefault();
  };
  window.addEventListener('click', note, { once: true });
  const target = document.querySelector('b') ?? document.querySelector('a');
  if (target) fireEvent.click(target, { button: 0, ...how });
  return left;
};

beforeEach(() => {
  jest.mocked(navigate).mockClear();
  window.history.replaceState(null, '', '/lv/blog/');
});

describe('A link is followed without a new document', () => {
  test.each([
    ['to a page', '<a href="/lv/about/">Par mums</a>', '/lv/about/'],
    ['when what it holds is pressed', '<a href="/lv/about/"><b>Par</b></a>', '/lv/about/'],
    ['with query and place', '<a href="/lv/?a=b#fees">Maksa</a>', '/lv/?a=b#fees'],
    ['to the same page with another query', '<a href="?q=jugla">Jugla</a>', '/lv/blog/?q=jugla'],
  ])('%s', (_, link, address) => {
    expect(loadsDocument(link)).toBe(false);
    expect(navigate).toHaveBeenCalledWith(address);
  });
});

describe('A link is left to the browser', () => {
  test.each<[name: string, link: string, how: MouseEventInit]>([
    ['to another site', '<a href="https://other.example/lv/">Citur</a>', {}],
    ['to a file', '<a href="/lv/rss.xml">RSS</a>', {}],
    ['to a place on the same page', '<a href="#fees">Maksa</a>', {}],
    ['in a new tab', '<a href="/lv/about/" target="_blank">Par mums</a>', {}],
    ['when a key asks for a new tab', '<a href="/lv/about/">Par mums</a>', { ctrlKey: true }],
    ['to a phone', '<a href="tel:+37120000000">Zvanīt</a>', {}],
  ])('%s', (_, link, how) => {
    expect(loadsDocument(link, how)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });
});
