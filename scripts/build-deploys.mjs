// Builds the site as the host does, for production and for a preview with the same variables and
// with one draft, and keeps the documents of both for __tests__/deploys.
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, statSync } from 'node:fs';
import { extname } from 'node:path';

const KEPT = 'test-results/deploys';
const DRAFT = 'content/blog/sample-draft';
const KINDS = ['', '.html', '.json', '.txt', '.xml'];

/** Samples on reserved names; both deploys get them all. */
const variables = {
  COMMIT_REF: 'abc1234def5678',
  GATSBY_ANALYTICS_SRC: 'https://analytics.example.com/tag.js',
  GATSBY_EMAILJS_ORIGIN: 'https://mail.example.com',
  GATSBY_EMAILJS_USER_ID: 'sample-user',
  GATSBY_EMAILJS_SERVICE_ID: 'sample-service',
  GATSBY_EMAILJS_TEMPLATE_ID: 'sample-template',
};

function build(context) {
  execFileSync('npx', ['gatsby', 'build'], {
    env: { ...process.env, ...variables, CONTEXT: context },
    stdio: 'inherit',
  });
  cpSync('public', `${KEPT}/${context}`, {
    recursive: true,
    filter: (path) => statSync(path).isDirectory() || KINDS.includes(extname(path)),
  });
}

const remove = (path) => rmSync(path, { recursive: true, force: true });

// Whoever stops the builds stops the one that runs; the draft is taken away all the same.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
remove(KEPT);
remove(DRAFT);
try {
  execFileSync('node', ['scripts/new-post.mjs', 'Sample draft']);
  build('deploy-preview');
  build('production');
} finally {
  remove(DRAFT);
}
