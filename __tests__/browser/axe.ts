import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The violations that axe finds in a part of the page in its present state, by all its rules and those of WCAG 2.2.
 * On a large page each look takes seconds.
 */
export async function findViolations(
  page: Page,
  part = 'html',
): Promise<[rule: string, where?: string][]> {
  const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  axe.include(part);
  // Without frames it needs no second page for its report.
  const { violations } = await axe.exclude('iframe').setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
}
