// Serves the built site by Netlify's local engine, and the mail service for its forms.
import { existsSync } from 'node:fs';
import { startMailService } from './mail-service';
import { localHostPath } from './program-path';
import { orReportBusyPort, runWithServer } from './run-with-server';
import { stop } from './stop';

// The last file of a build.
if (!existsSync('public/_headers')) stop('public is not built; build it: npm run build');
const { server, port } = await orReportBusyPort(startMailService());
console.log(`Inquiries that are sent from the site: http://localhost:${port}/`);
const engine = ['dev', '--offline', '--no-open', '--internal-disable-edge-functions'];
runWithServer(server, [localHostPath(), ...engine]);
