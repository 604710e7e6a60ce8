import { formatProblems } from '../content/problems';
import { readCompany } from '../content/company/read-company';

/** SITE_URL, else the address in company.yml. @throws when neither is an address. */
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
