import { expect, test as base } from '@playwright/test';
import { isHydrated } from '../support/is-hydrated';
import { startEngine, type Engine } from './engine';

export interface WithEngine {
  name: string;
  /** One browser for the whole walk. */
  engine: Engine;
}

interface Step {
  /** Opens a path of the site, and waits until all of the page is hydrated. */
  open: (path: string) => Promise<void>;
  /** The same, without drafts of earlier tests. */
  openEmpty: (path: string) => Promise<void>;
  /** Opens it without waiting: its scripts may not run yet. */
  openEarly: (path: string) => Promise<void>;
  /** Waits until a question to the page has this answer. */
  see: <Answer>(ask: () => Answer, answer: Answer) => Promise<void>;
}

/** Records the page's errors in the window's name, which is there before any element. A page that is left loses its scripts. */
function noteErrors(): void {
  let left = false;
  window.addEventListener('beforeunload', () => (left = true));
  const note = (text: string) => (window.name += left ? '' : `${text}\n`);
  window.addEventListener('error', ({ message }) => note(message));
  window.addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => note(blockedURI));
  console.error = (...messages: unknown[]) => note(messages.join(' '));
}

export const test = base.extend<Step, WithEngine>({
  name: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ name }, provide) => {
      const engine = await startEngine(name);
      await provide(engine);
      await engine.close();
    },
    // Firefox 115 starts with seven seconds of work, beside the other browsers.
    { scope: 'worker', timeout: 120_000 },
  ],
  see: async ({ engine }, provide) => {
    await provide(async (ask, answer) => {
      // A page that is being left cannot answer.
      const answers = async () => {
        const found: unknown = await engine.evaluate(ask);
        expect(found).toEqual(answer);
      };
      await expect(answers).toPass({ intervals: [50], timeout: 15_000 });
    });
  },
  openEarly: async ({ engine, baseURL }, provide) => {
    const errors = () => engine.evaluate(() => window.name);
    await provide(async (path) => {
      expect(await errors()).toBe('');
      await engine.open(`${baseURL ?? ''}${path}`);
      await engine.evaluate(noteErrors);
    });
    expect(await errors()).toBe('');
  },
  open: async ({ openEarly, see }, provide) => {
    await provide(async (path) => {
      await openEarly(path);
      await see(isHydrated, true);
    });
  },
  openEmpty: async ({ engine, open }, provide) => {
    await provide(async (path) => {
      await open(path);
      await engine.evaluate(() => sessionStorage.clear());
      await open(path);
    });
  },
});

export { expect };
