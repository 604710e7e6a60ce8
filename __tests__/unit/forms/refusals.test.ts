const complete = { name: 'Anna', email: 'anna@example.com', phone: '+371 20000000' };

afterEach(() => jest.resetModules());

test('an inquiry is not held back when its rules cannot be loaded', async () => {
  jest.doMock('../../../src/forms/inquiry-schema', () => {
    throw new Error('The network is gone');
  });
  const { refusalsOf: without } = await import('../../../src/forms/refusals');
  expect(await without('contact', complete)).toEqual({});
  jest.dontMock('../../../src/forms/inquiry-schema');
});
