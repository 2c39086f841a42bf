/** A shop whose owner has chosen other settings: the record that the page carries is changed on its way. */
import type { Page } from '@playwright/test'
import type { SiteSettings } from '../../src/contract/settings.ts'

const carried = /(<script[^>]*id="settings"[^>]*>)([\s\S]*?)(<\/script>)/

export async function withSettings(page: Page, changed: Partial<SiteSettings>): Promise<void> {
  await page.route(
    () => true,
    async route => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const answer = await route.fetch()
      const body = (await answer.text()).replace(
        carried,
        (_, open: string, text: string, close: string) =>
          open + JSON.stringify({ ...(JSON.parse(text) as SiteSettings), ...changed }) + close,
      )
      await route.fulfill({ response: answer, body })
    },
  )
}
