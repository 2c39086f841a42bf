/**
 * Pictures of the product for eyes: `npx tsx e2e/screenshots/shoot.ts <folder> [--only=home,shop] [--group=admin]
 * [--locales=it,de] [--sizes=360,844,1440] [--light] [--full] [--axe] [--sheets]` starts the built shop, takes every
 * screen and its states, light and dark, and prints what is measurably wrong with it. `--full` takes whole pages, `--axe`
 * asks axe too, `--sheets` composes one small WebP per group into docs/screens.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { isLocale, type Locale } from '../../src/contract/locales.ts'
import type { ScreenName } from '../../src/contract/paths.ts'
import { findingsOn } from '../fixtures/axe.ts'
import { browserLaunch } from '../fixtures/chromium.ts'
import { dropDataDir, type RunningShop, seededDataDir, startShop } from '../fixtures/server.ts'
import { Sessions } from '../fixtures/sessions.ts'
import { giveSignOfLife, rememberedState } from '../fixtures/visit.ts'
import { sayIn } from '../fixtures/words.ts'
import { adminStates } from './admin-states.ts'
import { findingsOf } from './findings.ts'
import { composeSheet } from './sheets.ts'
import { shopStates } from './shop-states.ts'
import { siteStates } from './site-states.ts'
import { addressOf, type Group, groups, type State, type View, views } from './views.ts'

interface Size {
  width: number
  height: number
  scale: number // pixels of the device for one of the game's
}

const wide = { width: 1440, height: 900, scale: 1 }
const phone = { width: 844, height: 390, scale: 3 } // held sideways, as the game wants it
const sizes: readonly Size[] = [{ width: 360, height: 780, scale: 2 }, phone, wide]
/** The administration is used on a desktop, a tablet and an upright phone. */
const adminSizes: readonly Size[] = [
  { width: 390, height: 844, scale: 1 },
  { width: 1024, height: 768, scale: 1 },
  wide,
]
const sizesOf = (group: Group) => (group === 'admin' ? adminSizes : sizes)

interface Take {
  name: ScreenName
  view: View
  state?: { name: string; reach: State } // what is opened or done on the screen first
  size: Size
  locale: Locale
  isDark: boolean
}

interface Studio {
  browser: Browser
  shop: RunningShop
  sessions: Sessions
  folder: string
  options: readonly string[]
  visitor?: { of: string; context: BrowserContext } // the last one, lent to the next take that wants the same
}

const fileOf = ({ name, state, size, locale, isDark }: Take) =>
  `${[name, state?.name].filter(Boolean).join('.')}-${size.width}x${size.height}-${isDark ? 'dark' : 'light'}-${locale}.png`

/** A battle is dark by nature and wants a phone held sideways. */
const isWanted = ({ view, size, isDark }: Take) => !view.isReady || (size.width !== 360 && !isDark)

function optionOf(options: readonly string[], name: string): string[] {
  const given = options.find(option => option.startsWith(`--${name}=`))
  return given ? given.slice(name.length + 3).split(',') : []
}

/** A screen as it opens, and each of its states. */
function scenesOf(name: ScreenName, view: View): Pick<Take, 'name' | 'view' | 'state'>[] {
  const states = Object.entries(adminStates[name] ?? shopStates[name] ?? siteStates[name] ?? {})
  return [{ name, view }, ...states.map(([state, reach]) => ({ name, view, state: { name: state, reach } }))]
}

function takesOf(options: readonly string[]): Take[] {
  const only = optionOf(options, 'only')
  const group = optionOf(options, 'group')
  const locales = optionOf(options, 'locales').filter(isLocale)
  const widths = optionOf(options, 'sizes').map(Number)
  const looks = options.includes('--light') ? [false] : [false, true]
  const scenes = (Object.entries(views) as [ScreenName, View | null][]).flatMap(([name, view]) =>
    view && (only.length === 0 || only.includes(name)) && (group.length === 0 || group.includes(view.group))
      ? scenesOf(name, view)
      : [],
  )
  scenes.sort((one, other) => Number(Boolean(one.state)) - Number(Boolean(other.state)))
  const takes: Take[] = []
  for (const size of new Set([...sizes, ...adminSizes]))
    if (widths.length === 0 || widths.includes(size.width))
      for (const isDark of looks)
        for (const locale of locales.length > 0 ? locales : (['it', 'de'] as const))
          for (const scene of scenes)
            if (sizesOf(scene.view.group).includes(size)) takes.push({ ...scene, size, locale, isDark })
  return takes.filter(isWanted)
}

async function calm(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  // Lazy pictures outside the window never come; those inside are waited for.
  await page.waitForFunction(() =>
    [...document.images].every(image => {
      const { top, right, bottom, left, width } = image.getBoundingClientRect()
      const isAway = bottom < 0 || top > innerHeight || right < 0 || left > innerWidth
      return image.complete || width === 0 || isAway
    }),
  )
}

/** The server's first paint has a heading too: what is drawn must be React's. */
const appStands = (page: Page) =>
  page.waitForFunction(() => {
    const first = document.querySelector('#root > *')
    return first !== null && Object.keys(first).some(key => key.startsWith('__reactFiber'))
  })

async function settled(page: Page, { view, state, size, locale }: Take): Promise<void> {
  await appStands(page)
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await calm(page)
  await view.isReady?.(page)
  const later = page.getByRole('button', { name: sayIn(locale, 'account.avatar.dismiss') })
  if (await later.isVisible()) await later.click() // who has no picture is asked for one over the first screen
  if (!state) return
  page.setDefaultTimeout(8000)
  await state.reach({ page, width: size.width, say: (key, values) => sayIn(locale, key, values) })
  await calm(page)
}

async function freshContext({ view, size, locale, isDark }: Take, studio: Studio): Promise<BrowserContext> {
  const kept = { DarkMode: isDark, preferences: { speed: 4 } }
  const consent = { analytics: false, marketing: false }
  const context = await studio.browser.newContext({
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: view.group === 'game' ? size.scale : 1,
    reducedMotion: 'reduce',
    locale,
    storageState: await rememberedState(studio, { person: view.person, consent, kept }),
  })
  await context.addInitScript(giveSignOfLife)
  return context
}

/** Screens of a group share a visitor, for speed; a state or a battle may leave things behind and gets its own. */
async function contextOf(take: Take, studio: Studio): Promise<BrowserContext> {
  const of = JSON.stringify([take.view.group, take.view.person, take.size, take.locale, take.isDark])
  const isShared = !take.view.isReady && !take.state
  if (isShared && studio.visitor?.of === of) return studio.visitor.context
  await studio.visitor?.context.close()
  const context = await freshContext(take, studio)
  studio.visitor = { of: isShared ? of : '', context }
  return context
}

async function shoot(take: Take, studio: Studio): Promise<string[]> {
  const { name, view, locale } = take
  const { shop, sessions, folder, options } = studio
  const context = await contextOf(take, studio)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  try {
    await page.goto(shop.url + (await addressOf(name, view, locale, { url: shop.url, sessions })))
    await settled(page, take)
    faults.push(...(await findingsOf(page)))
    if (options.includes('--axe')) faults.push(...(await findingsOn(page)))
  } catch (error) {
    faults.push(`not as wanted: ${String(error).split('\n').slice(0, 3).join(' ')}`)
  }
  await page.screenshot({
    path: join(folder, fileOf(take)),
    scale: 'css',
    fullPage: options.includes('--full'),
  })
  await page.close()
  return faults
}

/** Of each group: the size it is made for, light, Italian. */
async function composeSheets(folder: string, takes: readonly Take[]): Promise<void> {
  for (const group of groups) {
    const shape = group === 'game' ? phone : wide
    const files = takes
      .filter(take => take.view.group === group && take.size === shape)
      .filter(take => take.locale === 'it' && !take.isDark && (group !== 'admin' || !take.state))
      .map(take => join(folder, fileOf(take)))
    if (files.length > 0) await composeSheet(group, files, shape)
  }
}

async function main([folder = '', ...options]: string[]): Promise<void> {
  if (!folder) throw new Error('usage: npx tsx e2e/screenshots/shoot.ts <folder> [options]')
  await mkdir(folder, { recursive: true })
  const takes = takesOf(options)
  const dataDir = await seededDataDir()
  const shop = await startShop({ dataDir })
  const browser = await chromium.launch(browserLaunch)
  try {
    const studio: Studio = { browser, shop, sessions: new Sessions(shop.url), folder, options }
    for (const take of takes)
      for (const fault of await shoot(take, studio)) console.log(`${fileOf(take)}: ${fault}`)
  } finally {
    await browser.close()
    await shop.stop()
    await dropDataDir(dataDir)
  }
  console.log(`${takes.length} pictures`)
  if (options.includes('--sheets')) await composeSheets(folder, takes)
}

await main(process.argv.slice(2))
