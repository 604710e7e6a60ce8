/** @jest-environment jsdom */
import { hasEntry, readStored, parseRecord, writeStored } from '../../../src/site/storage';

describe.each(['local', 'session'] as const)('The %s storage', (storage) => {
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['has room', (): jest.SpyInstance | undefined => undefined, ''],
    ['is full', () => jest.spyOn(Storage.prototype, 'setItem'), 'QuotaExceededError'],
    ['is blocked', () => jest.spyOn(globalThis, `${storage}Storage`, 'get'), 'SecurityError'],
  ] as const)('keeps a text and deletes it where the browser’s own %s', (name, spy, error) => {
    spy()?.mockImplementation(() => {
      throw new DOMException(name, error);
    });
    writeStored(storage, 'consent', 'text');
    expect(readStored(storage, 'consent')).toBe('text');
    writeStored(storage, 'consent', undefined);
    expect(readStored(storage, 'consent')).toBeUndefined();
  });
});

test('where the storage is full, an older text does not come back in the next document', () => {
  writeStored('session', 'draft:contact-form', 'older');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeStored('session', 'draft:contact-form', 'newer');
  expect(readStored('session', 'draft:contact-form')).toBe('newer');
  expect(sessionStorage.getItem('draft:contact-form')).toBeNull();
  full.mockRestore();
});

test('text that is no record is read as an empty one', () => {
  expect(parseRecord('{"a":1}')).toEqual({ a: 1 });
  for (const text of ['{', '', 'null', undefined]) expect(parseRecord(text)).toEqual({});
});

test('a draft of any form is an entry of drafts', () => {
  sessionStorage.clear();
  expect(hasEntry('draft:')).toBe(false);
  sessionStorage.setItem('draft:contact-form', '{}');
  expect([hasEntry('draft:'), hasEntry('sum')]).toEqual([true, false]);
});
