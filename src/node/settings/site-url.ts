import { COMPANY_FILE, parseCompany } from '../content/company/read-company';
import { readText } from '../content/files/read-text';

/** SITE_URL, else the address in company.yml. @throws when neither is an address. */
export function siteUrl(configured: string | undefined): string {
  if (!configured) return parseCompany(readText(COMPANY_FILE)).url;
  if (/^https?:\/\/[^/]+$/.test(configured)) return configured;
  throw new Error(
    `SITE_URL: "${configured}" is not an address; expected https:// and a host, without a slash at its end`,
  );
}
