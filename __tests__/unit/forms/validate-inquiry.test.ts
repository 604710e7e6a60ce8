import { validateInquiry } from '../../../src/forms/validate-inquiry';

const complete = { name: 'Anna', email: 'anna@example.com', phone: '+371 20000000' };

afterEach(() => jest.resetModules());

test('names what is wrong with each field', async () => {
  const errors = await validateInquiry('contact', { name: '  ', email: 'anna@example' });
  expect(errors).toMatchObject({ name: 'required', email: 'domain' });
});

test('an inquiry is not held back when its rules cannot be loaded', async () => {
  jest.doMock('../../../src/forms/inquiry-schema', () => {
    throw new Error('The network is gone');
  });
  const { validateInquiry: withoutRules } = await import('../../../src/forms/validate-inquiry');
  expect(await withoutRules('contact', complete)).toEqual({});
  jest.dontMock('../../../src/forms/inquiry-schema');
});
