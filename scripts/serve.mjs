// Serves the built site by Netlify's local engine, and the mail service for its forms.
import { startMailService } from './mail-service.mjs';
import { orSayTaken, runBeside } from './run-beside.mjs';

const ENGINE = 'tools/local-host/node_modules/.bin/netlify';

const { server, port } = await orSayTaken(startMailService());
console.log(`Inquiries that are sent from the site: http://localhost:${port}/`);
runBeside(server, ENGINE, ['dev', '--offline', '--no-open', '--internal-disable-edge-functions']);
