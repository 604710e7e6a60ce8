import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Engine } from '../engines/engine';
import { oldBrowsersFolder } from './installed';

const PORT = 4_469;

/** Firefox 115 by its own protocol, Marionette: WebDriver's commands as `length:[0,id,name,parameters]`. */
export async function startOldFirefox(name: string): Promise<Engine> {
  const folder = resolve(oldBrowsersFolder, name, 'usr/lib');
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(`${profile}/user.js`, `user_pref("marionette.port", ${PORT});\n`);
  const firefox = spawn(
    `${folder}/firefox-esr/firefox-esr`,
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    { env: { ...process.env, LD_LIBRARY_PATH: `${folder}/x86_64-linux-gnu` }, stdio: 'ignore' },
  );
  const call = commands(await connected(() => firefox.exitCode === null));
  await call('WebDriver:NewSession', {});
  const find = async (value: string) => {
    const found = await call('WebDriver:FindElement', { using: 'css selector', value });
    return Object.values((found as { value: Record<string, string> }).value)[0];
  };
  const evaluate: Engine['evaluate'] = async (run, ...args) => {
    const script = `return (${run.toString()})(...arguments)`;
    const { value } = (await call('WebDriver:ExecuteScript', { script, args })) as { value: never };
    return value;
  };
  return {
    resize: async (width, height) => {
      await call('WebDriver:SetWindowRect', { width, height });
    },
    open: async (url) => {
      await call('WebDriver:Navigate', { url });
    },
    evaluate,
    click: async (selector) => {
      await call('WebDriver:ElementClick', { id: await find(selector) });
    },
    type: async (selector, text) => {
      await call('WebDriver:ElementSendKeys', { id: await find(selector), text });
    },
    close: async () => {
      firefox.kill();
      await new Promise((ended) => firefox.once('exit', ended));
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Tries until it listens. */
async function connected(runs: () => boolean): Promise<Socket> {
  while (runs()) {
    const socket = connect(PORT, '127.0.0.1');
    const open = await new Promise<boolean>((answer) => {
      socket.once('connect', () => answer(true)).once('error', () => answer(false));
    });
    if (open) return socket;
    await new Promise((next) => setTimeout(next, 200));
  }
  throw new Error('Firefox has ended');
}

/** Sends one command after the other. */
function commands(socket: Socket): (name: string, parameters: object) => Promise<unknown> {
  let received = Buffer.alloc(0);
  let answer: (message: unknown[]) => void = () => undefined;
  socket.on('data', (part) => {
    received = Buffer.concat([received, part]);
    // The greeting and an answer may come together.
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      if (Array.isArray(message)) answer(message);
    }
  });
  return async (name, parameters) => {
    const text = JSON.stringify([0, 1, name, parameters]);
    const [, , error, result] = await new Promise<unknown[]>((resolved) => {
      answer = resolved;
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
    if (error) throw new Error(`${name}: ${JSON.stringify(error)}`);
    return result;
  };
}
