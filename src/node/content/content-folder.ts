import { rootPath } from './files/root-path';

/** A path from the project's root; the fixture builds set CONTENT_DIR. */
export const CONTENT = rootPath(process.env.CONTENT_DIR || 'content');
