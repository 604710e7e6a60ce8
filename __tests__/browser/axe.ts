import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page as it stands, by all its rules and those that WCAG 2.2 has added. */
export async function findViolations(page: Page): Promise<[rule: string, where?: string][]> {
  const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  const { violations } = await axe.exclude('iframe').analyze();
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
}
