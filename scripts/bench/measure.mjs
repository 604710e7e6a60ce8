// One measurement of one page by Lighthouse, as on a phone.
import lighthouse from 'lighthouse';
import lighthousePackage from 'lighthouse/package.json' with { type: 'json' };

export const LIGHTHOUSE = lighthousePackage.version;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Loads a page in a fresh session of the browser on `port`, on a processor `cpu` times slower.
 * @returns scores out of 100, times in ms, sizes in bytes as they came over the wire, and the
 * benchmark index of the processor as it is.
 * @throws when Lighthouse could not load the page.
 */
export async function measure(url, { port, cpu, categories = CATEGORIES }) {
  const { lhr } = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: categories,
    disableFullPageScreenshot: true,
    throttling: { cpuSlowdownMultiplier: cpu },
  });
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const number = (id) => lhr.audits[id]?.numericValue ?? 0;
  const sizes = Object.fromEntries(
    lhr.audits['resource-summary'].details.items.map((item) => [
      item.resourceType,
      item.transferSize,
    ]),
  );
  return {
    scores: categories.map((id) => Math.round(lhr.categories[id].score * 100)),
    index: lhr.environment.benchmarkIndex,
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    total: sizes.total,
    script: sizes.script,
    image: sizes.image,
    font: sizes.font,
  };
}
