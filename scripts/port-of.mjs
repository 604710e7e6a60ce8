/** @param {import('node:http').Server} server */
export function portOf(server) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
