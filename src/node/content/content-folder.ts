import { relative } from 'node:path';

/**
 * The folder that holds all that editors write, as a path from the project's root: `content`, or
 * another complete one that the variable CONTENT_DIR names.
 */
export const CONTENT = relative(process.cwd(), process.env.CONTENT_DIR || 'content');
