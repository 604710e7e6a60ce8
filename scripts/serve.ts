// Serves the built site by Netlify's local engine, and the mail service for its forms.
import { startMailService } from './mail-service';
import { localHost } from './program-of';
import { orSayTaken, runBeside } from './run-beside';

const { server, port } = await orSayTaken(startMailService());
console.log(`Inquiries that are sent from the site: http://localhost:${port}/`);
const engine = ['dev', '--offline', '--no-open', '--internal-disable-edge-functions'];
runBeside(server, [localHost(), ...engine]);
