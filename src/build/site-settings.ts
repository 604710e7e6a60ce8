import { deployContext } from '../site/deploy-context';

/** The variables of a build that these settings read. */
export interface SettingVariables {
  CONTEXT?: string;
  COMMIT_REF?: string;
  GATSBY_ANALYTICS_SRC?: string;
}

/** What the environment of a build decides about its pages. */
export interface SiteSettings {
  /** What the pages tell search engines. */
  robots: 'index, follow' | 'noindex';
  /** Address of the analytics script; null where nothing is counted. */
  analytics: string | null;
  /** The commit that a preview shows; null everywhere else. */
  preview: string | null;
}

/** A preview is not listed, counts nobody and says what it is. */
export function siteSettings(environment: SettingVariables): SiteSettings {
  const analytics = analyticsAddress(environment.GATSBY_ANALYTICS_SRC);
  if (deployContext(environment) !== 'preview') {
    return { robots: 'index, follow', analytics, preview: null };
  }
  const commit = environment.COMMIT_REF?.slice(0, 7) || 'preview';
  return { robots: 'noindex', analytics: null, preview: commit };
}

/** @throws when the address is none, so that no build goes out that cannot count. */
function analyticsAddress(configured: string | undefined): string | null {
  if (!configured) return null;
  if (/^https:\/\/[^\s/]+\/\S*$|^\/[^\s/]\S*$/.test(configured)) return configured;
  throw new Error(
    `GATSBY_ANALYTICS_SRC: "${configured}" is not the address of a script; expected https://host/path, or /path on this site`,
  );
}
