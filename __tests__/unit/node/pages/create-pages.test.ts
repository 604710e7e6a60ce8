import { createPlannedPages, plannedPages } from '../../../../src/node/pages/create-pages';

test('a build whose articles cannot be asked for stops, and creates no page', async () => {
  const createPage = jest.fn();
  const panicOnBuild = jest.fn();
  const errors = [new Error('No field "slug"')];
  await createPlannedPages({
    graphql: () => Promise.resolve({ errors }),
    actions: { createPage },
    reporter: { panicOnBuild },
  } as never);
  expect(panicOnBuild).toHaveBeenCalledWith(expect.any(String), errors);
  expect(createPage).not.toHaveBeenCalled();
  expect(plannedPages()).toEqual([]);
});
