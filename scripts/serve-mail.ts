import { startMailService } from './mail-service';

const { port } = await startMailService();
console.log(`Inquiries that are sent from this machine: http://localhost:${port}/`);
