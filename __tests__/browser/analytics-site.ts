import type { Page, Route } from '@playwright/test';
import { readCompany } from '../../src/node/content/company/read-company';
import {
  headerPolicy,
  inlineHashes,
  pagePolicy,
  placePolicy,
  policyHosts,
} from '../../src/node/host/content-policy';
import { mailConfig } from '../../src/node/settings/settings';

const HOST = 'https://analytics.example.com';
const SCRIPT = `${HOST}/tag.js?id=G-SAMPLE`;

const hosts = policyHosts(
  { ...process.env, CONTEXT: 'production', GATSBY_ANALYTICS_SRC: SCRIPT },
  {
    map: readCompany().value?.address.mapEmbedUrl ?? '',
    mail: mailConfig(process.env).origin,
  },
);

/** A stand-in for an analytics script: it sets cookies and reports. */
const script = `
  document.cookie = '_ga=GA1.1; path=/';
  document.cookie = '_ga_SAMPLE=GS1; path=/';
  fetch('${HOST}/collect');
`;

/**
 * Turns the served site into a build with GATSBY_ANALYTICS_SRC: adds the `<meta>` to each document and
 * the host to each policy. Returns the list of requests to that host, which grows as they come.
 */
export async function countVisits(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(isDocumentAddress, configure);
  await page.route(`${HOST}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    requests.push(pathname);
    await route.fulfill({
      body: pathname === '/tag.js' ? script : '',
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  return requests;
}

function isDocumentAddress({ hostname, pathname }: URL): boolean {
  return hostname === 'localhost' && !pathname.split('/').at(-1)?.includes('.');
}

async function configure(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const response = await route.fetch({ maxRedirects: 0 });
  if (response.status() >= 300 && response.status() < 400) return route.fulfill({ response });
  const html = await response.text();
  const hashes = inlineHashes(html);
  await route.fulfill({
    response,
    headers: {
      ...response.headers(),
      'content-security-policy': headerPolicy(hosts, hashes.scripts),
    },
    body: placePolicy(html, pagePolicy(hosts, hashes)).replace(
      '</head>',
      `<meta name="analytics" content="${SCRIPT}"/></head>`,
    ),
  });
}
