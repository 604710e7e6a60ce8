import { formatProblems } from '../content/problems';
import { readCompany } from '../content/company/read-company';

/**
 * Where the site will stand, without a slash at its end: the variable SITE_URL, else `url` of
 * `content/company.yml`.
 * @throws when neither is an address.
 */
export function siteUrl(configured: string | undefined): string {
  if (!configured) {
    const { value, problems } = readCompany();
    if (!value) throw new Error(formatProblems(problems));
    return value.url;
  }
  if (/^https?:\/\/[^/]+$/.test(configured)) return configured;
  throw new Error(
    `SITE_URL: "${configured}" is not an address; expected https:// and a host, without a slash at its end`,
  );
}
