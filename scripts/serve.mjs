// Serves what was built: the site through Netlify's local engine, and the mail service to which its
// forms send. Ends both together.
import { spawn } from 'node:child_process';
import { startMailService } from './mail-service.mjs';

const { server, port } = await startMailService().catch((error) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${error.port} is taken: is the site served already?`);
  process.exit(1);
});
console.log(`Inquiries that are sent from the site: http://localhost:${port}/`);

const site = spawn('npm', ['run', 'serve:site'], { stdio: 'inherit' });
site.on('exit', (code) => {
  server.closeAllConnections();
  server.close(() => process.exit(code ?? 0));
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal));
