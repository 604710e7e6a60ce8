import { delayScripts } from '../../../../src/node/host/late-scripts';

const gatsbyScripts =
  '<script src="/runtime-1.js" async=""></script><script src="/app-2.js" async=""></script>';
const own = '<script>window.hash="1";</script>';

/** Runs the document's scripts, as a browser does when it has read the document. */
function open(html: string): void {
  document.body.innerHTML = html;
  const loader = document.querySelector<HTMLScriptElement>('[data-scripts]');
  if (!loader) throw new Error('No loader in the document');
  const currentScript = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(loader);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- a script of the document, run as a browser runs it
  new Function(loader.text)();
  currentScript.mockRestore();
}

const loaded = () =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

let reports: (() => void)[];
const reportPaint = () => reports.splice(0).forEach((report) => report());

class PaintObserver {
  constructor(private readonly report: () => void) {}
  observe(): void {
    reports.push(this.report);
  }
}

const inQuietMoment = jest.fn((start: () => void) => start);

describe('The scripts of a document', () => {
  let ready: DocumentReadyState;
  let frames: FrameRequestCallback[];
  let decode: () => void;
  const paint = () => frames.splice(0).forEach((frame) => frame(0));

  beforeEach(() => {
    frames = [];
    reports = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    ready = 'interactive';
    inQuietMoment.mockReset();
    Object.assign(window, {
      requestIdleCallback: inQuietMoment,
      PerformanceObserver: PaintObserver,
    });
    jest.spyOn(document, 'readyState', 'get').mockImplementation(() => ready);
    const decoded = new Promise<void>((resolve) => {
      decode = resolve;
    });
    Object.assign(HTMLImageElement.prototype, { decode: () => decoded });
    open(delayScripts(`<img fetchpriority="high">${own}${gatsbyScripts}`));
  });
  afterEach(() => jest.restoreAllMocks());

  test('wait until everything else has loaded, the page is painted and the browser is idle', async () => {
    expect(inQuietMoment).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    paint();
    paint();
    expect(inQuietMoment).not.toHaveBeenCalled();
    decode();
    await Promise.resolve();
    await Promise.resolve();
    paint();
    expect(inQuietMoment).not.toHaveBeenCalled();
    reportPaint();
    paint();
    paint();
    expect(loaded()).toEqual([]);
    inQuietMoment.mock.calls[0]?.[0]();
    expect(loaded()).toEqual(['/runtime-1.js', '/app-2.js']);
  });

  test.each(['pointerdown', 'keydown'])(
    'load at the first %s, and load only once',
    async (type) => {
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(loaded()).toEqual(['/runtime-1.js', '/app-2.js']);
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      window.dispatchEvent(new Event('load'));
      decode();
      await Promise.resolve();
      await Promise.resolve();
      reportPaint();
      paint();
      paint();
      expect(inQuietMoment).toHaveBeenCalled();
      inQuietMoment.mock.calls.forEach(([start]) => start());
      expect(loaded()).toHaveLength(2);
    },
  );
});

test('Scripts start four seconds after their document has been parsed, also when it never loads or paints', () => {
  jest.useFakeTimers();
  open(delayScripts(gatsbyScripts));
  jest.advanceTimersByTime(3_999);
  expect(loaded()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(loaded()).toHaveLength(2);
  jest.useRealTimers();
});

describe('A document', () => {
  test.each([
    ['without scripts', '<main></main>'],
    ['whose scripts wait already', delayScripts(gatsbyScripts)],
  ])('%s stays as it is', (_, html) => expect(delayScripts(html)).toBe(html));
});
