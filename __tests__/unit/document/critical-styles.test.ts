import { documentStyles } from '../../../src/document/critical-styles';

describe('In the browser the styles of a document', () => {
  const changes = new MutationObserver(() => undefined);

  beforeEach(() => {
    document.head.innerHTML =
      '<style data-critical="1abc 2def">p{color:red}</style><title></title>';
    changes.observe(document.head, { childList: true, subtree: true });
  });

  test('are known, so that none is inserted again', () => {
    expect(documentStyles().inserted).toEqual({ '1abc': true, '2def': true });
  });

  test('stay in their place, so that the page is not styled anew', () => {
    documentStyles();
    expect(changes.takeRecords()).toEqual([]);
  });

  test('may be missing, as on the development server', () => {
    document.head.replaceChildren();
    expect(documentStyles().inserted).toEqual({});
  });
});
