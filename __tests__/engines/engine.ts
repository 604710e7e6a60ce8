import { startOldChromium } from '../old-browsers/old-chromium';
import { startOldFirefox } from '../old-browsers/marionette';
import { asSafari } from '../old-browsers/as-safari';
import { startChromium, startFirefox } from './firefox';
import { startWebKit } from './webkit';

/** The actions that the tests need of a browser; the same for each. */
export interface Engine {
  resize: (width: number, height: number) => Promise<void>;
  /** Opens an address and returns when it has loaded; the app's scripts may not run yet. */
  open: (address: string) => Promise<void>;
  evaluate: <Result>(
    run: (...args: string[]) => Result | Promise<Result>,
    ...args: string[]
  ) => Promise<Result>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  close: () => Promise<void>;
}

/** @param name Of a browser that this machine has, or of an old one with its version. */
export async function startEngine(name: string): Promise<Engine> {
  const [browser = '', version] = name.split('-as-safari-');
  if (version) return asSafari(await startEngine(browser), Number(version));
  if (name === 'chromium') return startChromium();
  if (name.startsWith('chromium-')) return startOldChromium(name);
  if (name.startsWith('firefox-')) return startOldFirefox(name);
  return name === 'firefox' ? startFirefox() : startWebKit();
}
