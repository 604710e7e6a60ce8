/** A hook that logs what it throws. Gatsby calls most of them where an error would end the whole app. */
export const logErrors =
  <Args extends unknown[], Result>(hook: (...args: Args) => Result) =>
  (...args: Args): Result | undefined => {
    try {
      return hook(...args);
    } catch (error) {
      console.error(error);
    }
  };
