import lighthouse from 'lighthouse';

/**
 * Loads a page by Lighthouse.
 * @param {string} url
 * @param {number} port the browser's
 * @param {number} runs
 * @returns medians; a KB is 1,000 bytes as sent
 * @throws when the page could not be loaded.
 */
export async function measurePage(url, port, runs) {
  /** @type {import('lighthouse').Result[]} */
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await load(url, port));
  /**
   * @param {(result: import('lighthouse').Result) => number | null | undefined} read
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
  const weight = (type) => median(({ audits }) => sizeOf(audits, type) / 1000);
  return {
    speed: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    'LCP ms': figure('largest-contentful-paint'),
    'TBT ms': figure('total-blocking-time'),
    CLS: figure('cumulative-layout-shift', 3),
    'total KB': weight('total'),
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
 * @param {import('lighthouse').Result['audits']} audits
 * @param {string} type
 */
function sizeOf(audits, type) {
  const { details } = audits['resource-summary'] ?? {};
  const files = details?.type === 'table' ? details.items : [];
  return Number(files.find(({ resourceType }) => resourceType === type)?.transferSize ?? 0);
}
