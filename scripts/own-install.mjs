import { execSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {Record<string, { version?: string; optional?: boolean }>} Packages by folder */

/**
 * Installs a folder's own packages, unless they are as its lockfile says.
 * @param {string} home from the project's root
 */
export function ensureOwnInstall(home) {
  // npm writes this file at the end of an install.
  const installed = `${home}/node_modules/.package-lock.json`;
  const wanted = `${home}/package-lock.json`;
  if (existsSync(installed) && isInstalled(packagesIn(wanted), packagesIn(installed))) return;
  // By the shell, which finds npm on every system.
  execSync(`npm ci --prefix ${home}`, { stdio: 'inherit' });
}

/**
 * An optional package may be missing: it may be for another system.
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
