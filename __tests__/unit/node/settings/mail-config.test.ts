import { mailConfig, mailProblems } from '../../../../src/node/settings/mail-config';
import { mailSetup } from '../../../../src/mail/service';

const { variables, local } = mailSetup;
const sample = mailSetup.sample('https://mail.example.com');
const [first = ''] = variables;
const service = { mode: 'service', ...mailSetup.place(sample) };
const nowhere = { mode: 'off', origin: '', account: {} };

test.each([
  ['one’s own machine', {}, { mode: 'local', ...local }],
  ['Netlify’s local context', { CONTEXT: 'dev' }, { mode: 'local', ...local }],
  ['one’s own machine with the account', sample, service],
  ['production', { CONTEXT: 'production', ...sample }, service],
  ['a deploy preview', { CONTEXT: 'deploy-preview', ...sample }, nowhere],
  ['a branch deploy', { CONTEXT: 'branch-deploy', ...sample }, nowhere],
])('%s', (_, env, expected) => {
  expect(mailConfig(env)).toEqual(expected);
  expect(mailProblems(env)).toEqual([]);
});

const incomplete: [env: Readonly<Record<string, string>>, missing: readonly string[]][] = [
  [{ CONTEXT: 'production' }, variables],
  [{ CONTEXT: 'production', ...sample, [first]: '' }, [first]],
];
// Half of an account is a mistake everywhere.
if (variables.length > 1) incomplete.push([{ ...sample, [first]: '' }, [first]]);

test.each(incomplete)('%j stops the build and names what is missing', (env, missing) => {
  expect(mailProblems(env).map(({ key }) => key)).toEqual(missing);
});
