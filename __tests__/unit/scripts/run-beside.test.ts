import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { programOf } from '../../../scripts/program-of';

/** A server with a program beside it. Runs what it is sent, and says what it has started. */
const script = `
import { createServer } from 'node:http';
import { createJiti } from 'jiti';
const { runBeside } = await createJiti(process.cwd()).import('./scripts/run-beside.ts');
const server = createServer().listen(0, '127.0.0.1');
const child = runBeside(server, ['-e', 'setInterval(() => undefined, 1_000)']);
process.stdin.on('data', (line) => eval(String(line)));
console.log(child.pid);
`;

test.each([
  ['it is told to', 'process.kill(process.pid)'],
  ['it is interrupted', 'process.kill(process.pid, "SIGINT")'],
  ['its server closes', 'server.close()'],
  ['something in it fails', 'throw new Error("broken")'],
  ['the program ends', 'child.kill("SIGKILL")'],
])('when %s, neither a server nor the program beside it goes on', async (_, line) => {
  const serving = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const ended = once(serving, 'exit');
  const [said] = (await once(serving.stdout, 'data')) as [Buffer];
  serving.stdin.write(line);
  await ended;
  const look = async () => {
    for (;;) {
      process.kill(Number(said), 0);
      await new Promise((next) => setTimeout(next, 100));
    }
  };
  await expect(look()).rejects.toThrow('ESRCH');
});

test('a package’s program is found without the links that Windows lacks', () => {
  for (const name of ['gatsby', 'jest', 'playwright'])
    expect(existsSync(programOf(name))).toBe(true);
  expect(() => programOf('npx')).toThrow('expected an installed package that has a program');
});
