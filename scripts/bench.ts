// Loads the pages in public/ by Lighthouse, and fails where one exceeds a budget of tools/lighthouse/budgets.yml.
import { findChromium } from './chromium';
import { ensureSeparateInstall } from './separate-install';
import { programPath } from './program-path';
import { runWithServer } from './run-with-server';
import { serveBuilt } from './serve-built';

/** The port of the addresses in budgets.yml. */
const PORT = 8892;

ensureSeparateInstall('tools/lighthouse');
const server = await serveBuilt('public', 'reports/bench', PORT);
process.env.CHROME_PATH = findChromium();
const lighthouse = programPath('@lhci/cli', 'tools/lighthouse');
runWithServer(server, [lighthouse, 'autorun', '--config', 'tools/lighthouse/budgets.yml']);
