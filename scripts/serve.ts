// Serves the built site by Netlify's local engine, and the mail service for its forms.
import { startMailService } from './mail-service';
import { localHostPath } from './program-path';
import { orReportBusyPort, runWithServer } from './run-with-server';

const { server, port } = await orReportBusyPort(startMailService());
console.log(`Inquiries that are sent from the site: http://localhost:${port}/`);
const engine = ['dev', '--offline', '--no-open', '--internal-disable-edge-functions'];
runWithServer(server, [localHostPath(), ...engine]);
