import { spawn, type ChildProcess } from 'node:child_process';
import type { Engine } from './engine';

/** Each worker has its own. */
const PORT = 4_470 + Number(process.env.TEST_PARALLEL_INDEX);
const DRIVER = `xvfb-run -a -s -screen\u00a00\u00a01600x1200x24 dbus-run-session -- WebKitWebDriver --port=${PORT}`;

/** A machine without a graphics card draws by itself. */
const drawn = {
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
};

async function call<Value>(method: string, path: string, body?: object): Promise<Value> {
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: Value };
  if (answer.ok) return value;
  throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
}

/** Begins a session as soon as the driver listens. */
async function begin(driver: ChildProcess): Promise<string> {
  while (driver.exitCode === null) {
    try {
      const session = await call<{ sessionId: string }>('POST', '/session', { capabilities: {} });
      return `/session/${session.sessionId}`;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
  throw new Error('WebKit’s driver has ended');
}

export async function startWebKit(): Promise<Engine> {
  const [program = '', ...words] = DRIVER.split(' ').map((word) => word.replaceAll('\u00a0', ' '));
  const driver = spawn(program, words, {
    env: { ...process.env, ...drawn },
    stdio: 'ignore',
    detached: true,
  });
  const session = await begin(driver);
  const evaluate: Engine['evaluate'] = (run, ...args) =>
    call('POST', `${session}/execute/sync`, {
      script: `return (${run.toString()})(...arguments)`,
      args,
    });
  const element = async (selector: string) => {
    // The driver's own scrolling leaves some elements at the edge, where it cannot press them.
    await evaluate(
      (target = '') => document.querySelector(target)?.scrollIntoView({ block: 'center' }),
      selector,
    );
    const found = await call<Record<string, string>>('POST', `${session}/element`, {
      using: 'css selector',
      value: selector,
    });
    return `${session}/element/${Object.values(found).join('')}`;
  };
  return {
    resize: (width, height) => call('POST', `${session}/window/rect`, { width, height }),
    open: (url) => call('POST', `${session}/url`, { url }),
    evaluate,
    click: async (selector) => call('POST', `${await element(selector)}/click`, {}),
    type: async (selector, text) => call('POST', `${await element(selector)}/value`, { text }),
    close: async () => {
      await call('DELETE', session);
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}
