import { refusalsOf } from '../../../src/forms/refusals';

const complete = { name: 'Anna', email: 'anna@example.com', phone: '+371 20000000' };

afterEach(() => jest.resetModules());

test('names what is wrong with each field', async () => {
  const refused = await refusalsOf('contact', { name: '  ', email: 'anna@example' });
  expect(refused).toMatchObject({ name: 'required', email: 'domain' });
});

test('an inquiry is not held back when its rules cannot be loaded', async () => {
  jest.doMock('../../../src/forms/inquiry-schema', () => {
    throw new Error('The network is gone');
  });
  const { refusalsOf: without } = await import('../../../src/forms/refusals');
  expect(await without('contact', complete)).toEqual({});
  jest.dontMock('../../../src/forms/inquiry-schema');
});
