import { execSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** By folder. */
type Packages = Record<string, { version?: string; optional?: boolean }>;

/** Installs a folder's own packages, unless they are as its lockfile says. */
export function ensureSeparateInstall(home: string) {
  // npm writes this file at the end of an install.
  const installed = `${home}/node_modules/.package-lock.json`;
  const wanted = `${home}/package-lock.json`;
  if (existsSync(installed) && isInstalled(packagesIn(wanted), packagesIn(installed))) return;
  // With the shell, which finds npm on every system.
  execSync(`npm ci --prefix ${home}`, { stdio: 'inherit' });
}

/** An optional package may be missing: it may be for another system. */
function isInstalled({ '': _home, ...wanted }: Packages, installed: Packages) {
  return Object.entries(wanted).every(([folder, { version, optional }]) => {
    const found = installed[folder];
    return found ? found.version === version : optional;
  });
}

function packagesIn(lockfile: string): Packages {
  return (JSON.parse(readFileSync(lockfile, 'utf8')) as { packages: Packages }).packages;
}
