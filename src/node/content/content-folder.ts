import { relative } from 'node:path';

/** A path from the project's root; the fixture builds set CONTENT_DIR. */
export const CONTENT = relative(process.cwd(), process.env.CONTENT_DIR || 'content');
