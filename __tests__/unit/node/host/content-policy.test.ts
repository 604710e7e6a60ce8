/** @jest-environment node */
import {
  headerPolicy,
  pagePolicy,
  placePolicy,
  policyHosts,
  type HostVariables,
} from '../../../../src/node/host/content-policy';
import { inlineHashes } from '../../../../src/node/host/inline-hashes';

const addresses = { map: 'https://maps.example.com/embed/office', mail: '' };
const hosts = policyHosts({}, addresses);

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe('The content security policy', () => {
  const header = headerPolicy(hosts, ["'sha256-a'"]);
  const page = pagePolicy(hosts, { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] });

  test('denies everything that it does not name', () => {
    expect(directive(page, 'default-src')).toBe("'none'");
    expect(directive(page, 'form-action')).toBe("'self'");
    expect(directive(page, 'base-uri')).toBe("'none'");
    expect(directive(header, 'frame-ancestors')).toBe("'none'");
    expect(header + page).not.toMatch(/unsafe|data:|\*/);
  });

  test('allows inline code by its hash only', () => {
    expect(directive(header, 'script-src')).toBe("'self' 'sha256-a'");
    expect(directive(page, 'script-src')).toBe("'self' 'sha256-a'");
    expect(directive(page, 'style-src')).toMatch(/^'sha256-b' 'sha256-47DEQ\S+'$/);
  });

  test('leaves what differs between pages to each page’s own policy', () => {
    expect(directive(header, 'style-src')).toBeUndefined();
    expect(directive(header, 'default-src')).toBeUndefined();
    expect(directive(page, 'frame-ancestors')).toBeUndefined();
  });
});

describe('The configuration alone lets other hosts in', () => {
  const analytics = { GATSBY_ANALYTICS_SRC: 'https://tags.example/js?id=1' };
  const reports = { ...analytics, GATSBY_ANALYTICS_HOSTS: 'https://a.example  https://b.example' };

  test.each<[string, HostVariables, string, string]>([
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

  test.each([
    ['http://localhost:8889', "'self' http://localhost:8889"],
    ['https://mail.example/', "'self' https://mail.example"],
    ['', "'self'"],
  ])('the mail service at "%s" gives connect-src %s', (mail, sources) => {
    const policy = headerPolicy(policyHosts({}, { ...addresses, mail }), []);
    expect(directive(policy, 'connect-src')).toBe(sources);
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

describe('Inline code', () => {
  test('is listed from the finished HTML, each text once', () => {
    const { scripts, styles } = inlineHashes(
      '<style>a{}</style><script id="x">go()</script><noscript><style>a{}</style></noscript>' +
        '<script type="module">run()</script>',
    );
    expect(styles).toHaveLength(1);
    const hash: unknown = expect.stringMatching(/^'sha256-[\w+/]{43}='$/);
    expect(scripts).toEqual([hash, hash]);
  });

  test('without text has the same hash as in browsers', () => {
    expect(inlineHashes('<style></style>').styles).toEqual([
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    ]);
  });

  test('does not include files and data', () => {
    const html = '<script src="/a.js"></script><script type="application/ld+json">{}</script>';
    expect(inlineHashes(html)).toEqual({ scripts: [], styles: [] });
  });
});

describe('A page’s policy', () => {
  const html = '<head><meta charSet="utf-8"/><title>x</title></head>';
  const placed = placePolicy(html, "default-src 'none'");

  test('comes before everything that it applies to', () => {
    expect(placed).toBe(
      `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><title>x</title></head>`,
    );
  });

  test('replaces an older one', () => {
    expect(placePolicy(placed, "default-src 'none'")).toBe(placed);
  });

  test('stops the build when the page has no place for it', () => {
    expect(() => placePolicy('<head></head>', '')).toThrow('has no place for its policy');
  });
});
