import { headerPolicy, pagePolicy, policyHosts } from '../../../../src/node/host/content-policy';
import type { Environment } from '../../../../src/node/settings/site-settings';

const addresses = { map: 'https://maps.example.com/embed/office', mail: '' };
const hosts = policyHosts({}, addresses);

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1);

test('the content security policy denies everything that it does not name', () => {
  const header = headerPolicy(hosts, ["'sha256-a'"]);
  const page = pagePolicy(hosts, { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] });
  expect(directive(page, 'default-src')).toBe("'none'");
  expect(directive(page, 'form-action')).toBe("'self'");
  expect(directive(page, 'base-uri')).toBe("'none'");
  expect(directive(header, 'frame-ancestors')).toBe("'none'");
  expect(header + page).not.toMatch(/unsafe|data:|\*/);
});

describe('The configuration alone lets other hosts in', () => {
  const analytics = { GATSBY_ANALYTICS_SRC: 'https://tags.example/js?id=1' };
  const reports = { ...analytics, GATSBY_ANALYTICS_HOSTS: 'https://a.example  https://b.example' };

  test.each<[string, Environment, string, string]>([
    ['none', {}, 'script-src', "'self'"],
    ['none', {}, 'connect-src', "'self'"],
    ['the map', {}, 'frame-src', 'https://maps.example.com'],
    ['the analytics script', analytics, 'script-src', "'self' https://tags.example"],
    ['the analytics script', analytics, 'connect-src', "'self' https://tags.example"],
    ['the analytics script', analytics, 'img-src', "'self' https://tags.example"],
    [
      'the host that receives its reports',
      reports,
      'connect-src',
      "'self' https://tags.example https://a.example https://b.example",
    ],
    ['an analytics script of this site', { GATSBY_ANALYTICS_SRC: '/a.js' }, 'script-src', "'self'"],
    ['no analytics in a preview', { ...reports, CONTEXT: 'deploy-preview' }, 'img-src', "'self'"],
  ])('%s: %j gives %s %s', (_, variables, name, sources) => {
    const policy = headerPolicy(policyHosts(variables, addresses), []);
    expect(directive(policy, name)).toBe(sources);
  });

  test.each(['a.example', 'https://a.example/', 'https://a.example;script-src'])(
    'a report host written as %s stops the build and is named',
    (host) => {
      const variables = { ...analytics, GATSBY_ANALYTICS_HOSTS: `https://b.example ${host}` };
      expect(() => policyHosts(variables, addresses)).toThrow(
        `GATSBY_ANALYTICS_HOSTS: "${host}" is not a host`,
      );
    },
  );

  test('without a map the policy blocks all frames', () => {
    const policy = headerPolicy(policyHosts({}, { map: '', mail: '' }), []);
    expect(directive(policy, 'frame-src')).toBe("'none'");
  });
});
