// The adapter of the site's mail service, for scripts. No `import.meta` here: what Playwright
// compiles may not hold it.
import { createJiti } from 'jiti';

/** @type {typeof import('../src/mail/service')} */
export const { mailService, mailSetup } = createJiti(`${process.cwd()}/`)('./src/mail/service.ts');
