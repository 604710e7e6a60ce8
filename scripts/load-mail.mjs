// Playwright compiles this file, and refuses `import.meta`.
import { createJiti } from 'jiti';

/** @type {typeof import('../src/mail/mail-service')} */
export const mail = createJiti(`${process.cwd()}/`)('./src/mail/mail-service.ts');
