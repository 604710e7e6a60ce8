import path, { type PlatformPath } from 'node:path';

/** A path from the project's root, with `/` on every system. */
export const rootPath = (file: string, root = process.cwd(), system: PlatformPath = path): string =>
  slashed(system.relative(root, file), system);

/** A path as Gatsby's nodes name it: absolute, with `/` on every system. */
export const nodePath = (file: string, root = process.cwd(), system: PlatformPath = path): string =>
  slashed(system.resolve(root, file), system);

const slashed = (file: string, { sep }: PlatformPath) => file.split(sep).join('/');

/** A path from the project's root; the fixture builds set CONTENT_DIR. */
export const CONTENT = rootPath(process.env.CONTENT_DIR || 'content');
