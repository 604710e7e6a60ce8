import type { Server } from 'node:http';

export function listeningPort(server: Server) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
