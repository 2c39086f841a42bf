import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { expectDrawn } from './forms.ts'

/** WCAG 2.2 AA as far as axe can tell; each finding is named by rule and place. A letter's preview runs no script, so none of axe. */
export async function findingsOn(page: Page): Promise<string[]> {
  await expectDrawn(page)
  await expect(page.getByRole('main')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe[sandbox]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')} — ${node.failureSummary?.split('\n')[1]?.trim()}`),
  )
}
