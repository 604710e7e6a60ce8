import { mailConfig, mailProblems } from '../../../src/build/mail/mail-config';

const account = {
  GATSBY_EMAILJS_USER_ID: 'key',
  GATSBY_EMAILJS_SERVICE_ID: 'service',
  GATSBY_EMAILJS_TEMPLATE_ID: 'template',
};
const ids = { userId: 'key', serviceId: 'service', templateId: 'template' };
const local = { mode: 'local', origin: 'http://localhost:8889' };
const nowhere = { mode: 'off', origin: '' };
const service = { mode: 'service', origin: 'https://api.emailjs.com', ...ids };

test.each([
  ['one’s own machine', {}, local],
  ['Netlify’s local context', { CONTEXT: 'dev' }, local],
  ['one’s own machine with the account', account, service],
  ['production', { CONTEXT: 'production', ...account }, service],
  [
    'another address of the service',
    { ...account, GATSBY_EMAILJS_ORIGIN: 'https://mail.example.com/' },
    { mode: 'service', origin: 'https://mail.example.com', ...ids },
  ],
  ['a deploy preview', { CONTEXT: 'deploy-preview', ...account }, nowhere],
  ['a branch deploy', { CONTEXT: 'branch-deploy', ...account }, nowhere],
])('%s', (_, env, expected) => {
  expect(mailConfig(env)).toMatchObject(expected);
  expect(mailProblems(env)).toEqual([]);
});

test.each([
  [{ CONTEXT: 'production' }, Object.keys(account)],
  [{ ...account, GATSBY_EMAILJS_SERVICE_ID: '' }, ['GATSBY_EMAILJS_SERVICE_ID']],
  [
    { CONTEXT: 'production', GATSBY_EMAILJS_USER_ID: 'key' },
    ['GATSBY_EMAILJS_SERVICE_ID', 'GATSBY_EMAILJS_TEMPLATE_ID'],
  ],
])('%j stops the build and names what is missing', (env, missing) => {
  expect(mailProblems(env).map(({ key }) => key)).toEqual(missing);
});
