// Starts the editor with the blocks of articles and the configuration that the site gives.
import CMS from '/sveltia/index.js';
import { blocks } from './components.mjs';

for (const block of blocks) CMS.registerEditorComponent(block);
const response = await fetch('/config.json');
await CMS.init({ config: await response.json() });
