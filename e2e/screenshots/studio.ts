/**
 * The built shop and a browser that opens screens as a visitor finds them. Used for screenshots for review (`shoot.ts`)
 * and for compared screenshots (`e2e/pictures`).
 */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Locale } from '../../src/contract/locales.ts'
import type { ScreenName } from '../../src/contract/paths.ts'
import type { RunningShop } from '../fixtures/server.ts'
import type { Sessions } from '../fixtures/sessions.ts'
import { giveSignOfLife, rememberedState, seedDeals } from '../fixtures/visit.ts'
import { sayIn } from '../fixtures/words.ts'
import { addressOf, type State, type View } from './views.ts'

export interface Size {
  width: number
  height: number
  scale: number // device pixels per CSS pixel
}

export interface Take {
  name: ScreenName
  view: View
  state?: { name: string; reach: State } // an action on the screen before the screenshot
  size: Size
  locale: Locale
  isDark: boolean
}

export interface Studio {
  browser: Browser
  shop: RunningShop
  sessions: Sessions
  instant?: Date // fixes the date and the random numbers of every page. Neither is fixed if absent
  visitor?: { of: string; context: BrowserContext } // the last visitor, reused for the next take with the same settings
}

async function calm(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy=true], [data-skeleton]') === null)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  // Lazy images outside the window never load. Those inside are awaited.
  await page.waitForFunction(() =>
    [...document.images].every(image => {
      const { top, right, bottom, left, width } = image.getBoundingClientRect()
      const isAway = bottom < 0 || top > innerHeight || right < 0 || left > innerWidth
      return image.complete || width === 0 || isAway
    }),
  )
}

/** The server-rendered page has a heading too, so this checks that React has rendered. */
const appStands = (page: Page) =>
  page.waitForFunction(() => {
    const first = document.querySelector('#root > *')
    return first !== null && Object.keys(first).some(key => key.startsWith('__reactFiber'))
  })

/** GSAP reads the date, which is fixed. Without this, the stage would draw only its first frame. */
async function runStage(page: Page, instant: Date): Promise<void> {
  for (let frame = 1; frame <= 40; frame++) {
    await page.clock.setFixedTime(new Date(instant.getTime() + frame * 100))
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await page.clock.setFixedTime(instant)
}

async function settled(page: Page, { view, state, size, locale }: Take, instant?: Date): Promise<void> {
  await appStands(page)
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await calm(page)
  await view.isReady?.(page)
  await view.isDrawn?.(page)
  if (instant && view.group === 'game') await runStage(page, instant)
  const later = page.getByRole('button', { name: sayIn(locale, 'account.avatar.dismiss') })
  if (await later.isVisible()) await later.click() // a user without an avatar is asked for one over the first screen
  if (!state) return
  page.setDefaultTimeout(8000)
  await state.reach({ page, width: size.width, say: (key, values) => sayIn(locale, key, values) })
  await calm(page)
}

async function freshContext({ view, size, locale, isDark }: Take, studio: Studio): Promise<BrowserContext> {
  const areEmotesMuted = studio.instant !== undefined // with a fixed date an emote never disappears
  const kept = { DarkMode: isDark, preferences: { speed: 4 }, 'battle.emotes-muted': areEmotesMuted }
  const consent = { analytics: false, marketing: false }
  const context = await studio.browser.newContext({
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: view.group === 'game' ? size.scale : 1,
    reducedMotion: 'reduce',
    locale,
    storageState: await rememberedState(studio, { person: view.person, consent, kept }),
  })
  await context.addInitScript(giveSignOfLife)
  if (studio.instant) {
    await context.clock.setFixedTime(studio.instant)
    await context.addInitScript('globalThis.__name = one => one') // a helper that tsx adds to functions, also to those sent to the page
    await context.addInitScript(seedDeals, 'pictures')
  }
  return context
}

/** Screens of a group share a visitor, for speed. A state or a battle may change data and gets a separate one. */
async function contextOf(take: Take, studio: Studio): Promise<BrowserContext> {
  const of = JSON.stringify([take.view.group, take.view.person, take.size, take.locale, take.isDark])
  const isShared = !take.view.isReady && !take.state
  if (isShared && studio.visitor?.of === of) return studio.visitor.context
  await studio.visitor?.context.close()
  const context = await freshContext(take, studio)
  studio.visitor = { of: isShared ? of : '', context }
  return context
}

/** Opens the page of a screen in the requested state, or returns why it failed. The caller closes it. */
export async function openTake(take: Take, studio: Studio): Promise<{ page: Page; faults: string[] }> {
  const { name, view, locale } = take
  const { shop, sessions } = studio
  const context = await contextOf(take, studio)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  try {
    await page.goto(shop.url + (await addressOf(name, view, locale, { url: shop.url, sessions })))
    await settled(page, take, studio.instant)
  } catch (error) {
    faults.push(`not as wanted: ${String(error).split('\n').slice(0, 3).join(' ')}`)
  }
  return { page, faults }
}
