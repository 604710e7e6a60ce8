// Builds the site as the host does, for production and for a preview with the same variables, and
// keeps the documents of both for __tests__/deploys.
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, statSync } from 'node:fs';
import { extname } from 'node:path';

const KEPT = 'test-results/deploys';
const KINDS = ['', '.html', '.json', '.txt'];

/** Samples on reserved names; both deploys get them all. */
const variables = {
  COMMIT_REF: 'abc1234def5678',
  GATSBY_ANALYTICS_SRC: 'https://analytics.example.com/tag.js',
  GATSBY_EMAILJS_ORIGIN: 'https://mail.example.com',
  GATSBY_EMAILJS_USER_ID: 'sample-user',
  GATSBY_EMAILJS_SERVICE_ID: 'sample-service',
  GATSBY_EMAILJS_TEMPLATE_ID: 'sample-template',
};

rmSync(KEPT, { recursive: true, force: true });
for (const context of ['deploy-preview', 'production']) {
  execFileSync('npx', ['gatsby', 'build'], {
    env: { ...process.env, ...variables, CONTEXT: context },
    stdio: 'inherit',
  });
  cpSync('public', `${KEPT}/${context}`, {
    recursive: true,
    filter: (path) => statSync(path).isDirectory() || KINDS.includes(extname(path)),
  });
}
