/**
 * The port on which a server listens.
 * @param {import('node:http').Server} server
 * @throws when it does not listen on a port.
 */
export function portOf(server) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
