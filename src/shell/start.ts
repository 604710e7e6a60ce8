/**
 * Starts the site in the browser: evaluates what it is made of in several tasks, so that a touch in
 * between is answered. As one task it keeps a slow phone busy for a tenth of a second.
 */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["CacheProvider"] */ '@emotion/react');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'gatsby-app');
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

void start();
