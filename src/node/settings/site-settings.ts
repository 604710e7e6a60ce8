import { deployContext } from '../../site/deploy-context';

export interface SettingVariables {
  CONTEXT?: string;
  COMMIT_REF?: string;
  GATSBY_ANALYTICS_SRC?: string;
  DEMO?: string;
  gatsby_executing_command?: string;
}

export interface SiteSettings {
  robots: 'index, follow' | 'noindex';
  analytics: string | null;
  preview: string | null;
  drafts: boolean;
  demonstration: boolean;
}

export function siteSettings(environment: SettingVariables): SiteSettings {
  const analytics = analyticsAddress(environment.GATSBY_ANALYTICS_SRC);
  const demonstration = isDemonstration(environment);
  if (deployContext(environment) !== 'preview') {
    const drafts = environment.gatsby_executing_command === 'develop';
    return { robots: 'index, follow', analytics, preview: null, drafts, demonstration };
  }
  const commit = environment.COMMIT_REF?.slice(0, 7) || 'preview';
  return { robots: 'noindex', analytics: null, preview: commit, drafts: true, demonstration };
}

export function isDemonstration({ DEMO }: Pick<SettingVariables, 'DEMO'>): boolean {
  if (!DEMO || DEMO === 'true') return DEMO === 'true';
  throw new Error(`DEMO: "${DEMO}" is not known; expected true, or nothing`);
}

/** @throws when the address is not valid, so that no build is published that cannot count. */
function analyticsAddress(configured: string | undefined): string | null {
  if (!configured) return null;
  if (/^https:\/\/[^\s/]+\/\S*$|^\/[^\s/]\S*$/.test(configured)) return configured;
  throw new Error(
    `GATSBY_ANALYTICS_SRC: "${configured}" is not the address of a script; expected https://host/path, or /path on this site`,
  );
}
