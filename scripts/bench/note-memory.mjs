// Loaded into every process of a build. When the process ends, it notes its highest use of memory, in KiB.
import { appendFileSync } from 'node:fs';

process.on('exit', () => {
  appendFileSync(process.env.MEMORY_FILE ?? '', `${process.resourceUsage().maxRSS}\n`);
});
