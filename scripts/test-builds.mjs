import { mailSetup } from './mail-adapter.mjs';

/** Where the tests serve a build and its mail, beside `npm run serve` on 8888 and 8889. */
export const testPorts = { site: 8890, mail: 8891 };

/**
 * Samples of the variables that the host sets for its builds; the addresses are reserved for examples.
 * @type {Record<string, string>}
 */
const host = {
  COMMIT_REF: 'abc1234def5678',
  GATSBY_ANALYTICS_SRC: 'https://analytics.example.com/tag.js',
  ...mailSetup.sample('https://mail.example.com'),
};

/** The folder for a copy of the content with the tests' own articles, people and figures. */
export const FIXTURE_CONTENT = 'builds/fixture-content';

/** The folder for a copy of the content in which everything that an editor may change is changed. */
export const EDITED_CONTENT = 'builds/edited-content';

/** @type {Record<string, Record<string, string>>} */
const variables = {
  fixture: {
    CONTENT_DIR: FIXTURE_CONTENT,
    ...mailSetup.sample(`http://localhost:${testPorts.mail}`),
  },
  edited: { CONTENT_DIR: EDITED_CONTENT, CONTEXT: 'deploy-preview', ...host },
  live: { CONTEXT: 'production', DEMO: 'true', ...host },
};

/**
 * The builds that the tests read: one of the fixture as it is built on this machine, an edited copy of
 * the site's content as a preview, and the site's own for production. The last one stays in `public`.
 */
export const testBuilds = Object.keys(variables);

/**
 * The environment for making one of these builds and for running the tests that read it.
 * TEST_BUILD is the build's name, BUILT_DIR the folder that keeps it.
 * @param {string} name
 * @returns {NodeJS.ProcessEnv & { TEST_BUILD: string; BUILT_DIR: string }}
 * @throws when there is no build of that name.
 */
export function environmentOf(name) {
  if (!testBuilds.includes(name))
    throw new Error(`There is no build "${name}"; expected one of: ${testBuilds.join(', ')}`);
  /** @type {Record<string, string>} */
  const own = { CONTENT_DIR: '', CONTEXT: '', DEMO: '', SITE_URL: '' };
  for (const variable of Object.keys(host)) own[variable] = '';
  return {
    ...process.env,
    ...own,
    ...variables[name],
    TEST_BUILD: name,
    BUILT_DIR: `builds/${name}`,
  };
}
