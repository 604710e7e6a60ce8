/** Another mail service is another adapter, named here. */
export { emailjs as mailService, emailjsSetup as mailSetup } from './emailjs';
