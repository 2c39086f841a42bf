/** A shop whose owner has chosen other settings: the record is changed on its way, in the page or from the API. */
import type { Page } from '@playwright/test'
import type { SiteSettings } from '../../src/contract/settings.ts'

const carried = /(<script[^>]*id="settings"[^>]*>)([\s\S]*?)(<\/script>)/

export async function withSettings(page: Page, changed: Partial<SiteSettings>): Promise<void> {
  const change = (text: string) => JSON.stringify({ ...(JSON.parse(text) as SiteSettings), ...changed })
  await page.route('**/api/settings', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
  await page.route(/./, async route => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const page = await response.text()
    const body = page.replace(
      carried,
      (_, open: string, text: string, close: string) => open + change(text) + close,
    )
    await route.fulfill({ response, body })
  })
}
