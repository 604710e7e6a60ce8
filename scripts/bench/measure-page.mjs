import lighthouse from 'lighthouse';

/** @typedef {import('lighthouse').Result} Result */
/** @typedef {Record<string, string>} Figures */

/**
 * Loads a page of each build by Lighthouse, in turns, so that both meet the same machine.
 * @param {string[]} urls of this build, and of another
 * @param {number} port the browser's
 * @param {number} runs
 * @returns medians, with the ratio to the other build's; a KB is 1,000 bytes as sent
 * @throws when a page could not be loaded.
 */
export async function measurePage(urls, port, runs) {
  /** @type {Result[][]} */
  const results = urls.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, url] of urls.entries()) results[index]?.push(await load(url, port));
  const [figures = {}, others] = results.map(mediansOf);
  return others ? withRatios(figures, others) : figures;
}

/** @type {(figures: Figures, others: Figures) => Figures} */
const withRatios = (figures, others) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => {
      const ratio = Number(figure) / Number(others[name]);
      return [name, Number.isFinite(ratio) ? `${figure} (${ratio.toFixed(2)})` : figure];
    }),
  );

/**
 * @param {Result[]} results
 * @returns {Figures}
 */
function mediansOf(results) {
  /**
   * @param {(result: Result) => number | null | undefined} read
   * @param {number} [digits]
   */
  const median = (read, digits) => {
    const sorted = results.map((result) => read(result) ?? 0).sort((one, other) => one - other);
    return (sorted[sorted.length >> 1] ?? 0).toFixed(digits);
  };
  /** @param {string} category */
  const score = (category) => median(({ categories }) => 100 * (categories[category]?.score ?? 0));
  /** @param {string} audit */
  const figure = (audit, digits = 0) => median(({ audits }) => audits[audit]?.numericValue, digits);
  /** @param {string} type */
  const weight = (type, digits = 0) =>
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

/**
 * @param {string} url
 * @param {number} port
 */
async function load(url, port) {
  const result = await lighthouse(url, { port, logLevel: 'error' });
  const { lhr } = result ?? {};
  if (!lhr || lhr.runtimeError)
    throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'Lighthouse gave no result'}`);
  return lhr;
}

/**
 * @param {Result['audits']} audits
 * @param {string} type
 */
function summaryOf(audits, type) {
  const { details } = audits['resource-summary'] ?? {};
  const files = details?.type === 'table' ? details.items : [];
  const { transferSize, requestCount } = files.find((item) => item.resourceType === type) ?? {};
  return { transferSize: Number(transferSize ?? 0), requestCount: Number(requestCount ?? 0) };
}
