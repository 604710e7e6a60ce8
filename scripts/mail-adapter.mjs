// Playwright compiles this file, and refuses `import.meta`.
import { createJiti } from 'jiti';

/** @type {typeof import('../src/mail/service')} */
export const { mailService, mailSetup } = createJiti(`${process.cwd()}/`)('./src/mail/service.ts');
