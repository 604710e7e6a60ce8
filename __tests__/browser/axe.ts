import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The violations that axe finds on the page in its present state, by all its rules and those of WCAG 2.2. */
export async function findViolations(page: Page): Promise<[rule: string, where?: string][]> {
  const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  // Without frames it needs no second page for its report.
  const { violations } = await axe.exclude('iframe').setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
}
