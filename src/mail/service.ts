/** The mail service of this site. Another one is another adapter, named here. */
export { emailjs as mailService, emailjsSetup as mailSetup } from './emailjs';
