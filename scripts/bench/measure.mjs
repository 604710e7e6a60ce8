// Measures a page once by Lighthouse, as on a phone.
import lighthouse from 'lighthouse';
import lighthousePackage from 'lighthouse/package.json' with { type: 'json' };

export const LIGHTHOUSE = lighthousePackage.version;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * One measurement of a page: scores out of 100, times in ms, sizes in bytes as they came over the
 * wire, Lighthouse's benchmark index of the processor, and by how much that was slowed.
 * @typedef {object} Measurement
 * @property {number[]} scores
 * @property {number} index
 * @property {number} cpu
 * @property {number} lcp
 * @property {number} tbt
 * @property {number} cls
 * @property {number} total
 * @property {number} script
 * @property {number} image
 * @property {number} font
 */

/**
 * Loads a page in a fresh session of the browser on `port`, with the processor slowed `cpu` times.
 * @param {string} url
 * @param {{ port: number; cpu: number; categories?: string[] }} options
 * @returns {Promise<Measurement>}
 * @throws when Lighthouse could not load the page.
 */
export async function measure(url, { port, cpu, categories = CATEGORIES }) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: categories,
    disableFullPageScreenshot: true,
    throttling: { cpuSlowdownMultiplier: cpu },
  });
  if (!result) throw new Error(`${url}: Lighthouse gave no result`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  /** @param {string} id */
  const number = (id) => lhr.audits[id]?.numericValue ?? 0;
  const details = lhr.audits['resource-summary']?.details;
  const resources = details?.type === 'table' ? details.items : [];
  /** @param {string} type */
  const size = (type) =>
    Number(resources.find(({ resourceType }) => resourceType === type)?.transferSize ?? 0);
  return {
    scores: categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    index: lhr.environment.benchmarkIndex,
    cpu,
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    total: size('total'),
    script: size('script'),
    image: size('image'),
    font: size('font'),
  };
}
