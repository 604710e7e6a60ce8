import { storeChoice, storedChoice } from '../../../src/consent/choice';

beforeEach(() => localStorage.clear());

const choice = { analytics: 'granted', at: '2026-01-01T00:00:00.000Z' } as const;

test('the browser stores the answer and its time', () => {
  storeChoice(choice);
  expect(JSON.parse(localStorage.getItem('consent') ?? '')).toEqual(choice);
  expect(storedChoice()).toEqual(choice);
});

test.each([
  '',
  'granted',
  '{}',
  '[]',
  'null',
  '{"analytics":"maybe","at":"x"}',
  '{"analytics":"granted"}',
])('an entry of %j counts as no answer', (entry) => {
  localStorage.setItem('consent', entry);
  expect(storedChoice()).toBeUndefined();
});

test('blocked or full storage breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('refused', 'QuotaExceededError');
  };
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  expect(() => storeChoice(choice)).not.toThrow();
  expect(storedChoice()).toBeUndefined();
  set.mockRestore();
  get.mockRestore();
});
