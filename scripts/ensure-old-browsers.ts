// Unpacks the old browsers: Chromium out of npm packages, Firefox 115 out of Debian 11, its last version for Windows 7.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { oldBrowsersFolder } from '../__tests__/old-browsers/installed';
import { ensureSeparateInstall } from './separate-install';

const HOME = 'tools/old-browsers';

ensureSeparateInstall(HOME);
if (process.platform !== 'linux' || process.arch !== 'x64')
  throw new Error('The old browsers are programs for Linux on x64.');

const { firefox } = JSON.parse(readFileSync(`${HOME}/debian-11.json`, 'utf8')) as {
  firefox: Record<string, string>;
};

for (const version of ['80', '92', '112'])
  await unpack(`chromium-${version}`, (folder) => {
    const packed = (file: string) =>
      brotliDecompressSync(readFileSync(`${HOME}/node_modules/chromium-${version}/bin/${file}`));
    execFileSync('tar', ['-x', '-C', folder], { input: packed('aws.tar.br') });
    writeFileSync(`${folder}/chromium`, packed('chromium.br'), { mode: 0o755 });
  });

await unpack('firefox-115', async (folder) => {
  for (const [path, expected] of Object.entries(firefox)) {
    const answer = await fetch(`http://deb.debian.org/debian/pool/main/${path}`);
    const file = Buffer.from(await answer.arrayBuffer());
    if (createHash('sha256').update(file).digest('hex') !== expected)
      throw new Error(`${answer.url}: status ${answer.status}, not the file that Debian 11 lists`);
    writeFileSync(`${folder}/package.deb`, file);
    execFileSync('dpkg', ['-x', `${folder}/package.deb`, folder]);
  }
});

/** A folder that is there is complete. */
async function unpack(name: string, fill: (folder: string) => void | Promise<void>) {
  const folder = `${oldBrowsersFolder}/${name}`;
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  try {
    await fill(folder);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
}
