import lighthouse, { type Result } from 'lighthouse';

type Figures = Record<string, string>;

/**
 * Loads a page of each build by Lighthouse, in turns, so that both meet the same machine.
 * @param urls of this build, and of another
 * @param port the browser's
 * @returns medians, with the ratio to the other build's; a KB is 1,000 bytes as sent
 * @throws when a page could not be loaded.
 */
export async function measurePage(urls: string[], port: number, runs: number) {
  const results: Result[][] = urls.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, url] of urls.entries()) results[index]?.push(await load(url, port));
  const [figures = {}, others] = results.map(mediansOf);
  return others ? withRatios(figures, others) : figures;
}

const withRatios = (figures: Figures, others: Figures): Figures =>
  Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => {
      const ratio = Number(figure) / Number(others[name]);
      return [name, Number.isFinite(ratio) ? `${figure} (${ratio.toFixed(2)})` : figure];
    }),
  );

function mediansOf(results: Result[]): Figures {
  const median = (read: (result: Result) => number | null | undefined, digits?: number) => {
    const sorted = results.map((result) => read(result) ?? 0).sort((one, other) => one - other);
    return (sorted[sorted.length >> 1] ?? 0).toFixed(digits);
  };
  const score = (category: string) =>
    median(({ categories }) => 100 * (categories[category]?.score ?? 0));
  const figure = (audit: string, digits = 0) =>
    median(({ audits }) => audits[audit]?.numericValue, digits);
  const weight = (type: string, digits = 0) =>
    median(({ audits }) => summaryOf(audits, type).transferSize / 1000, digits);
  return {
    speed: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    'FCP ms': figure('first-contentful-paint'),
    'LCP ms': figure('largest-contentful-paint'),
    'TBT ms': figure('total-blocking-time'),
    CLS: figure('cumulative-layout-shift', 3),
    requests: median(({ audits }) => summaryOf(audits, 'total').requestCount),
    'total KB': weight('total'),
    'HTML KB': weight('document', 1),
    'JS KB': weight('script'),
    'pictures KB': weight('image'),
    'fonts KB': weight('font'),
  };
}

async function load(url: string, port: number) {
  const result = await lighthouse(url, { port, logLevel: 'error' });
  const { lhr } = result ?? {};
  if (!lhr || lhr.runtimeError)
    throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'Lighthouse gave no result'}`);
  return lhr;
}

function summaryOf(audits: Result['audits'], type: string) {
  const { details } = audits['resource-summary'] ?? {};
  const files = details?.type === 'table' ? details.items : [];
  const { transferSize, requestCount } = files.find((item) => item.resourceType === type) ?? {};
  return { transferSize: Number(transferSize ?? 0), requestCount: Number(requestCount ?? 0) };
}
