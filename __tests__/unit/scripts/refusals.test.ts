import { once } from 'node:events';
import { createServer } from 'node:http';
import { listeningPort } from '../../../scripts/listening-port';
import { runScript, workInContentCopy } from '../../support/content-copy';

workInContentCopy();
// These scripts run in processes of their own, which takes time.
jest.setTimeout(60_000);

const busy = createServer();
beforeAll(() => once(busy.listen(0), 'listening'));
afterAll(() => busy.close());

const BUSY = 'the busy port';

test.each([
  { script: 'serve.ts', variables: {}, says: 'public is not built; build it: npm run build' },
  { script: 'serve-mail.ts', variables: { MAIL_PORT: 'abc' }, says: 'MAIL_PORT: must be a port' },
  { script: 'serve-mail.ts', variables: { MAIL_PORT: BUSY }, says: 'is this running already?' },
  { script: 'start-editor.ts', variables: { SITE_PORT: BUSY }, says: 'SITE_PORT sets another' },
  { script: 'build-editor.ts', variables: { EDITOR_REPO: '' }, says: 'EDITOR_REPO: is missing' },
])('$script with $variables says why it does not start', ({ script, variables, says }) => {
  const port = String(listeningPort(busy));
  const environment = Object.entries(variables).map(([name, value]) => [
    name,
    value === BUSY ? port : value,
  ]);
  const { status, stderr } = runScript(script, [], Object.fromEntries(environment) as object);
  expect(status).toBe(1);
  expect(stderr).toContain(says);
  expect(stderr).not.toContain('    at ');
});
