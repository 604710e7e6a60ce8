import { createServer } from 'node:http';
import { listeningPort } from '../../../scripts/listening-port';
import { runScript, workInContentCopy } from '../../support/content-copy';

workInContentCopy();
// These scripts run in processes of their own, which takes time.
jest.setTimeout(60_000);

const busy = createServer().listen(0);
afterAll(() => busy.close());
const taken = String(listeningPort(busy));

test.each([
  { script: 'serve.ts', variables: {}, says: 'public is not built; build it: npm run build' },
  { script: 'serve-mail.ts', variables: { MAIL_PORT: 'abc' }, says: 'MAIL_PORT: must be a port' },
  { script: 'serve-mail.ts', variables: { MAIL_PORT: taken }, says: 'is this running already?' },
  { script: 'start-editor.ts', variables: { SITE_PORT: taken }, says: 'SITE_PORT sets another' },
  { script: 'build-editor.ts', variables: { EDITOR_REPO: '' }, says: 'EDITOR_REPO: is missing' },
])('$script does not start, and says: $says', ({ script, variables, says }) => {
  const { status, stderr } = runScript(script, [], variables);
  expect(status).toBe(1);
  expect(stderr).toContain(says);
  expect(stderr).not.toContain('    at ');
});
