import * as policies from '../../../../src/node/host/content-policy';
import type { Environment } from '../../../../src/node/settings/settings';

const { headerPolicy, inlineHashes, pagePolicy, policyHosts } = policies;
const addresses = { map: 'https://maps.example.com/embed/office', mail: '' };
const hosts = policyHosts({}, addresses);

const directive = (policy: string, name: string) =>
  new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1];

test('the content security policy denies everything that it does not name', () => {
  const header = headerPolicy(hosts, ["'sha256-a'"]);
  const html = '<style>a</style><script src="/a"></script><script>b</script>';
  const page = pagePolicy(
    hosts,
    inlineHashes(`${html}<script type="application/ld+json">1</script>`),
  );
  expect(directive(page, 'script-src')).toMatch(/^'self' '[^' ]*'$/);
  expect(directive(page, 'style-src')).toMatch(/^'sha256-yp\S+ 'sha256-47\S+$/);
  expect(directive(page, 'form-action')).toBe("'self'");
  expect(directive(page, 'base-uri')).toBe("'none'");
  expect(directive(header, 'frame-ancestors')).toBe("'none'");
  expect(header + page).not.toMatch(/unsafe|data:|\*/);
});

const receivers = 'https://a.example https://b.example';
const analytics = { GATSBY_ANALYTICS_SRC: 'https://tags.example/js?id=1' };
const reports = { ...analytics, GATSBY_ANALYTICS_HOSTS: receivers.replace(' ', '  ') };

const both = "'self' https://tags.example";

test.each<{ name: string; variables: Environment; sources: string }>([
  { name: 'script-src', variables: {}, sources: "'self'" },
  { name: 'connect-src', variables: {}, sources: "'self'" },
  { name: 'frame-src', variables: {}, sources: 'https://maps.example.com' },
  { name: 'script-src', variables: analytics, sources: both },
  { name: 'connect-src', variables: analytics, sources: both },
  { name: 'img-src', variables: analytics, sources: both },
  { name: 'connect-src', variables: reports, sources: `${both} ${receivers}` },
  { name: 'script-src', variables: { GATSBY_ANALYTICS_SRC: '/a.js' }, sources: "'self'" },
  { name: 'img-src', variables: { ...reports, CONTEXT: 'deploy-preview' }, sources: "'self'" },
])('$name of a build with $variables: $sources', ({ name, variables, sources }) => {
  const policy = headerPolicy(policyHosts(variables, addresses), []);
  expect(directive(policy, name)).toBe(sources);
});

test('without a map the policy blocks all frames', () => {
  const policy = headerPolicy(policyHosts({}, { map: '', mail: '' }), []);
  expect(directive(policy, 'frame-src')).toBe("'none'");
});
