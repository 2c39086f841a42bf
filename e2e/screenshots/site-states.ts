/**
 * States of the site's screens that their address does not show: the consent dialog, a mistyped address in the
 * newsletter's box.
 */
import type { ScreenName } from '../../src/contract/paths.ts'
import type { State } from './views.ts'

const consent: State = async ({ page, say }) => {
  await page.getByRole('button', { name: say('common.footer.consent') }).click()
  await page.getByRole('dialog').waitFor()
  await page.evaluate(() => scrollTo(0, 0))
}

const mistyped: State = async ({ page, say }) => {
  const box = page.getByRole('region', { name: say('common.newsletter.title') })
  const email = box.getByLabel(say('common.newsletter.email'))
  await email.fill('prova@')
  await email.blur()
  await box.scrollIntoViewIfNeeded()
}

export const siteStates: Partial<Record<ScreenName, Record<string, State>>> = {
  home: { consent },
  faq: { mistyped },
}
