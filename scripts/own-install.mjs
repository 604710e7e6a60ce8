import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {Record<string, { version?: string; optional?: boolean }>} Packages By their folders. */

/**
 * Installs the packages of a folder that has a lockfile of its own, apart from the site's. Does nothing
 * while they are installed as the lockfile says.
 * @param {string} home The folder, from the project's root.
 * @throws when npm cannot install them.
 */
export function ensureOwnInstall(home) {
  // npm writes this file at the end of an install.
  const installed = `${home}/node_modules/.package-lock.json`;
  const wanted = `${home}/package-lock.json`;
  if (existsSync(installed) && isInstalled(packagesIn(wanted), packagesIn(installed))) return;
  execFileSync('npm', ['ci', '--prefix', home], { stdio: 'inherit' });
}

/**
 * Whether every package is installed in its version; an optional one may be missing, since it may be
 * for another system.
 * @param {Packages} wanted
 * @param {Packages} installed
 */
export function isInstalled({ '': _home, ...wanted }, installed) {
  return Object.entries(wanted).every(([folder, { version, optional }]) => {
    const found = installed[folder];
    return found ? found.version === version : optional;
  });
}

/**
 * @param {string} lockfile
 * @returns {Packages}
 */
function packagesIn(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}
