import { relative, resolve, sep } from 'node:path';

/** A path from the project's root, with `/` on every system. */
export const rootPath = (file: string): string => slashed(relative('', file));

/** A path as Gatsby's nodes name it: absolute, with `/` on every system. */
export const nodePath = (file: string): string => slashed(resolve(file));

const slashed = (path: string) => path.split(sep).join('/');

/** A path from the project's root; the fixture builds set CONTENT_DIR. */
export const CONTENT = rootPath(process.env.CONTENT_DIR || 'content');
