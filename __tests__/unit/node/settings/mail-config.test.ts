import { environmentProblems, mailConfig } from '../../../../src/node/settings/settings';
import * as mail from '../../../../src/mail/mail-service';

const variables = Object.values(mail.accountVariables);
const sample = mail.sampleVariables('https://mail.example.com');
const [first = ''] = variables;
const local = { mode: 'local', ...mail.localDestination };
const service = { mode: 'service', ...mail.destinationIn(sample) };
const nowhere = { mode: 'off', origin: '', account: {} };

test.each([
  ['one’s own machine', {}, local],
  ['Netlify’s local context', { CONTEXT: 'dev' }, local],
  ['one’s own machine with the account', sample, service],
  ['production', { CONTEXT: 'production', ...sample }, service],
  ['a deploy preview', { CONTEXT: 'deploy-preview', ...sample }, nowhere],
  ['a branch deploy', { CONTEXT: 'branch-deploy', ...sample }, nowhere],
])('%s', (_, env, expected) => {
  expect(mailConfig(env)).toEqual(expected);
  expect(environmentProblems(env)).toEqual([]);
});

test.each([
  { env: { CONTEXT: 'production' }, missing: variables },
  { env: { ...sample, [first]: '' }, missing: [first] },
])('$env stops the build and names what is missing', ({ env, missing }) => {
  expect(environmentProblems(env).map(({ key }) => key)).toEqual(missing);
});
