import { knowUnknownAddress } from '../../../src/shell/unknown-address';

const asked: string[] = [];

/** The loader that Gatsby has made for a document of `pagePath` at `address`. */
function arriveAt(address: string, pagePath: string) {
  asked.length = 0;
  const note = (path: string) => asked.push(path);
  window.history.replaceState(null, '', address);
  window.pagePath = pagePath;
  window.___loader = {
    loadPage: (path) => Promise.resolve(note(path)),
    loadPageSync: note,
    hovering: note,
  };
  knowUnknownAddress();
}

test.each([
  ['/lv/x', '/lv/x'],
  ['/lv/x?a=1', '/lv/x?a=1'],
  ['/%5C%5Cother.example/', '/%5C%5Cother.example/'],
  // Gatsby's router writes the path this way.
  ['/%2F%2Fother.example/', '/%252F%252Fother.example/'],
])(
  'at %s, which the host does not know, asking for %s gives the not-found page',
  (address, path) => {
    arriveAt(address, '/404.html');
    void window.___loader.loadPage(path);
    window.___loader.loadPageSync(path);
    expect(asked).toEqual(['/404.html', '/404.html']);
  },
);

test('other pages are requested as usual', () => {
  arriveAt('/lv/x', '/404.html');
  void window.___loader.loadPage('/lv/about/');
  expect(asked).toEqual(['/lv/about/']);
});

test('requests do not change at an address that the host knows', () => {
  arriveAt('/lv/about/', '/lv/about/');
  void window.___loader.loadPage('/lv/about/');
  expect(asked).toEqual(['/lv/about/']);
});
