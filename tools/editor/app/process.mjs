// Some packages of the editor ask for it, as in Node.
export const process = { env: { NODE_ENV: 'production' }, cwd: () => '/', platform: 'browser' };
