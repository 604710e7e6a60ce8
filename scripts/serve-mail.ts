import { variableProblems } from '../src/node/settings/settings';
import { startMailService } from './mail-service';
import { orReportBusyPort } from './run-with-server';
import { stopAt } from './stop';

stopAt(variableProblems(process.env));
const { port } = await orReportBusyPort(startMailService());
console.log(`Inquiries that are sent from this machine: http://localhost:${port}/`);
