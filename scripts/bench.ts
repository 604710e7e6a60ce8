// Loads the pages in public/ by Lighthouse, and fails where one exceeds a budget of tools/lighthouse/budgets.yml.
import { findChromium } from './chromium';
import { ensureOwnInstall } from './own-install';
import { programOf } from './program-of';
import { runBeside } from './run-beside';
import { serveBuilt } from './serve-built';

/** The port of the addresses in budgets.yml. */
const PORT = 8892;

ensureOwnInstall('tools/lighthouse');
const server = await serveBuilt('public', 'reports/bench', PORT);
process.env.CHROME_PATH = findChromium();
const lighthouse = programOf('@lhci/cli', 'tools/lighthouse');
runBeside(server, [lighthouse, 'autorun', '--config', 'tools/lighthouse/budgets.yml']);
