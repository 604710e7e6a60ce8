import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import * as mail from '../../src/mail/mail-service';

/** Not 8888 and 8889, so that `npm run serve` can keep running. */
export const testPorts = { site: 8890, mail: 8891 };

const companyHas = (...path: string[]) =>
  parseDocument(readFileSync('content/company.yml', 'utf8')).hasIn(path);

/** Variables that the host sets. */
const host: Record<string, string> = {
  COMMIT_REF: 'abc1234def5678',
  // A build refuses statistics where the content does not say who processes them.
  GATSBY_ANALYTICS_SRC: companyHas('processors', 'analytics')
    ? 'https://analytics.example.com/tag.js'
    : '',
  ...mail.sampleVariables('https://mail.example.com'),
};

/** A copy of the project, where the tests' builds leave `public` and `.cache` of the project alone. */
export const CHECKOUT = 'builds/checkout';

export const FIXTURE_CONTENT = 'builds/fixture-content';
export const OWNER_CONTENT = 'builds/owner-content';

const variables: Record<string, Record<string, string>> = {
  fixture: {
    CONTENT_DIR: FIXTURE_CONTENT,
    ...mail.sampleVariables(`http://localhost:${testPorts.mail}`),
  },
  live: { CONTEXT: 'production', DEMO: 'true', ...host },
  // No part of `npm test`: npm run test:deploys.
  owner: { CONTENT_DIR: OWNER_CONTENT, CONTEXT: 'production', ...host },
  preview: { CONTEXT: 'deploy-preview', ...host },
  more: { CONTENT_DIR: 'builds/more-content', CONTEXT: 'deploy-preview', ...host },
  fewer: { CONTENT_DIR: 'builds/fewer-content', CONTEXT: 'production', DEMO: 'true', ...host },
  another: {
    ...{ CONTENT_DIR: 'builds/another-content', CONTEXT: 'production', DEMO: 'true' },
    ...mail.sampleVariables('https://mail.example.com'),
  },
};

export const testBuilds = ['fixture', 'live'];

/** Of content after what editors ordinarily do, and of another company: npm run test:acts. */
export const actsBuilds = ['more', 'fewer', 'another'];

/** Tests that open no build, but servers of their own. */
const NONE = 'none';

/** The environment of a build and of the tests that read it from BUILT_DIR. */
export function buildEnvironment(
  name: string,
): NodeJS.ProcessEnv & { TEST_BUILD: string; BUILT_DIR: string } {
  const names = Object.keys(variables);
  if (!names.includes(name) && name !== NONE)
    throw new Error(`There is no build "${name}"; expected one of: ${names.join(', ')}`);
  const own: Record<string, string> = { CONTENT_DIR: '', CONTEXT: '', DEMO: '', SITE_URL: '' };
  for (const variable of Object.keys(host)) own[variable] = '';
  return {
    ...process.env,
    ...own,
    ...variables[name],
    TEST_BUILD: name,
    BUILT_DIR: `builds/${name}`,
  };
}
