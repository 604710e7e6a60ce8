import { readStored, recordIn, store } from '../../../src/site/storage';

describe.each(['local', 'session'] as const)('The %s storage', (storage) => {
  afterEach(() => jest.restoreAllMocks());

  test('stores a text and deletes it', () => {
    expect(store(storage, 'consent', 'text')).toBe(true);
    expect(readStored(storage, 'consent')).toBe('text');
    expect(store(storage, 'consent', undefined)).toBe(true);
    expect(readStored(storage, 'consent')).toBeUndefined();
  });

  test('says when the browser refuses to store a text', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(store(storage, 'consent', 'text')).toBe(false);
  });

  test('is empty where the browser blocks it', () => {
    jest.spyOn(globalThis, `${storage}Storage`, 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(store(storage, 'consent', 'text')).toBe(false);
    expect(readStored(storage, 'consent')).toBeUndefined();
  });
});

test.each([
  ['{"a":1}', { a: 1 }],
  ['{', {}],
  ['', {}],
  ['null', {}],
  [undefined, {}],
])('the record in %s is %j', (text, record) => {
  expect(recordIn(text)).toEqual(record);
});
