// A stand-in for Gatsby in unit tests.
export const graphql = () => '';
export const navigate = jest.fn();
export const withPrefix = (path: string) => path;
