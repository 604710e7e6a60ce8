/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { programOf } from '../../../scripts/program-of.mjs';

const PROGRAM = 'setInterval(() => undefined, 1_000)';
const module = pathToFileURL(resolve('scripts/run-beside.mjs')).href;

/** A server with a program beside it; on a line of its input it runs that line. */
const script = `
import { createServer } from 'node:http';
import { runBeside } from '${module}';
const server = createServer().listen(0, '127.0.0.1');
const child = runBeside(server, ['-e', '${PROGRAM}']);
process.stdin.on('data', (line) => eval(String(line)));
console.log(child.pid);
`;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each([
  ['it is told to', 'process.kill(process.pid)'],
  ['it is interrupted', 'process.kill(process.pid, "SIGINT")'],
  ['its server closes', 'server.close()'],
  ['something in it fails', 'throw new Error("broken")'],
  ['the program ends', 'child.kill("SIGKILL")'],
])('when %s, neither a server nor the program beside it goes on', async (_, line) => {
  const serving = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = once(serving, 'exit');
  const [said] = (await once(serving.stdout, 'data')) as [Buffer];
  const pid = Number(said);
  expect(isAlive(pid)).toBe(true);
  serving.stdin.write(line);
  await ended;
  for (let tries = 0; isAlive(pid) && tries < 50; tries += 1)
    await new Promise((next) => setTimeout(next, 100));
  expect(isAlive(pid)).toBe(false);
});

test('a package’s program is found without the links that Windows lacks', () => {
  for (const name of ['gatsby', 'jest', 'playwright'])
    expect(existsSync(programOf(name))).toBe(true);
  expect(() => programOf('npx')).toThrow('expected an installed package that has a program');
});
