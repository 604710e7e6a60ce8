// Loaded into every process of a build: says at its end how much memory it took at most, in KiB.
import { appendFileSync } from 'node:fs';

process.on('exit', () => {
  appendFileSync(process.env.MEMORY_FILE, `${process.resourceUsage().maxRSS}\n`);
});
