import type { PolicyHosts } from './content-policy';
import { siteSettings, type SettingVariables } from '../settings/site-settings';

/** The variables of a build that allow other hosts. */
export interface HostVariables extends SettingVariables {
  GATSBY_ANALYTICS_HOSTS?: string;
}

/** Addresses on other hosts that pages use; empty where there is none. */
interface HostAddresses {
  /** The embedded map. */
  map: string;
  /** The mail service. */
  mail: string;
}

/**
 * The other hosts that the configuration allows: those of the analytics script, its reports, the
 * embedded map and the mail service.
 * @throws when one of them is no host.
 */
export function policyHosts(environment: HostVariables, { map, mail }: HostAddresses): PolicyHosts {
  const { analytics } = siteSettings(environment);
  return {
    analytics: origins(analytics ?? ''),
    analyticsData: analytics ? reportHosts(environment.GATSBY_ANALYTICS_HOSTS) : [],
    map: origins(map),
    mail: origins(mail),
  };
}

function reportHosts(configured = ''): string[] {
  const hosts = configured.split(/\s+/).filter(Boolean);
  const wrong = hosts.find((host) => !/^https:\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(host));
  if (!wrong) return hosts;
  throw new Error(
    `GATSBY_ANALYTICS_HOSTS: "${wrong}" is not a host; expected https://host or https://*.host, divided by spaces`,
  );
}

/** The origin of an address on another host; none for a path on this one. */
function origins(address: string): string[] {
  return address.startsWith('http') ? [new URL(address).origin] : [];
}
