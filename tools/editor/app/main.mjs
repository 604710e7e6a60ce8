import CMS from '/sveltia/index.js';
import { blocks } from './components.mjs';

for (const block of blocks) CMS.registerEditorComponent(block);
const response = await fetch('/config.json');
await CMS.init({ config: await response.json() });
