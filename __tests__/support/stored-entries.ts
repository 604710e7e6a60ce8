import { siteEntries } from '../../src/site/storage';

/** Gatsby's entries: scroll positions, and that a page was reloaded. */
const frameworkEntries = ['@@scroll', 'gatsby-reload-compilation-hash-match'];

/** Every entry in a visitor's browser, except what other hosts store after an agreement. */
export const storedEntries: readonly string[] = [...siteEntries, ...frameworkEntries];
