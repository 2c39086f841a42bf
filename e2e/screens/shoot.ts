/**
 * Pictures of the product for eyes: `npx tsx e2e/screens/shoot.ts <folder> [--only=home,shop] [--group=admin]
 * [--locales=it,de] [--sizes=360,844,1440] [--light] [--sheets]` starts the built shop, takes every screen, light and
 * dark, and prints what is measurably wrong with it. `--sheets` composes one small WebP per group into docs/screens.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { isLocale, type Locale } from '../../src/contract/locales.ts'
import type { ScreenName } from '../../src/contract/paths.ts'
import { browserLaunch } from '../world/chromium.ts'
import { dropDataDir, freshDataDir, type RunningShop, startShop } from '../world/server.ts'
import { Sessions } from '../world/sessions.ts'
import { rememberedState } from '../world/visit.ts'
import { findingsOf } from './findings.ts'
import { composeSheet } from './sheets.ts'
import { addressOf, groups, type View, views } from './views.ts'

const sizes = [
  { width: 360, height: 780, scale: 2 },
  { width: 844, height: 390, scale: 3 },
  { width: 1440, height: 900, scale: 1 },
] as const
type Size = (typeof sizes)[number]

interface Take {
  name: ScreenName
  view: View
  size: Size
  locale: Locale
  isDark: boolean
}

interface Studio {
  browser: Browser
  shop: RunningShop
  sessions: Sessions
  folder: string
}

const fileOf = ({ name, size, locale, isDark }: Take) =>
  `${name}-${size.width}x${size.height}-${isDark ? 'dark' : 'light'}-${locale}.png`

/** A battle is dark by nature and wants a phone held sideways. */
const isWanted = ({ view, size, isDark }: Take) => !view.isReady || (size.width !== 360 && !isDark)

function optionOf(options: readonly string[], name: string): string[] {
  const given = options.find(option => option.startsWith(`--${name}=`))
  return given ? given.slice(name.length + 3).split(',') : []
}

function takesOf(options: readonly string[]): Take[] {
  const only = optionOf(options, 'only')
  const group = optionOf(options, 'group')
  const locales = optionOf(options, 'locales').filter(isLocale)
  const widths = optionOf(options, 'sizes').map(Number)
  const looks = options.includes('--light') ? [false] : [false, true]
  const takes: Take[] = []
  for (const [name, view] of Object.entries(views) as [ScreenName, View | null][]) {
    if (!view || (only.length > 0 && !only.includes(name))) continue
    if (group.length > 0 && !group.includes(view.group)) continue
    for (const size of sizes.filter(one => widths.length === 0 || widths.includes(one.width)))
      for (const isDark of looks)
        for (const locale of locales.length > 0 ? locales : (['it', 'de'] as const))
          takes.push({ name, view, size, locale, isDark })
  }
  return takes.filter(isWanted)
}

async function settled(page: Page, { view }: Take): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
  await page.waitForLoadState('networkidle')
  await view.isReady?.(page)
  await page.evaluate(() => document.fonts.ready)
}

async function shoot(take: Take, { browser, shop, sessions, folder }: Studio): Promise<string[]> {
  const { name, view, size, locale, isDark } = take
  const kept = { DarkMode: isDark, preferences: { speed: 4 } }
  const consent = { analytics: false, marketing: false }
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: view.group === 'game' ? size.scale : 1,
    reducedMotion: 'reduce',
    locale,
    storageState: await rememberedState({ shop, sessions }, { person: view.person, consent, kept }),
  })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  try {
    await page.goto(shop.url + (await addressOf(name, view, locale, { url: shop.url, sessions })))
    await settled(page, take)
    faults.push(...(await findingsOf(page)))
    await page.screenshot({ path: join(folder, fileOf(take)), scale: 'css' })
  } catch (error) {
    faults.push(`not taken: ${String(error).split('\n')[0]}`)
  }
  await context.close()
  return faults
}

/** Of each group: the size it is made for, light, Italian. */
async function composeSheets(folder: string, takes: readonly Take[]): Promise<void> {
  for (const group of groups) {
    const width = group === 'game' ? 844 : 1440
    const files = takes
      .filter(take => take.view.group === group && take.size.width === width)
      .filter(take => take.locale === 'it' && !take.isDark)
      .map(take => join(folder, fileOf(take)))
    if (files.length > 0) await composeSheet(group, files)
  }
}

async function main([folder = '', ...options]: string[]): Promise<void> {
  if (!folder) throw new Error('usage: npx tsx e2e/screens/shoot.ts <folder> [options]')
  await mkdir(folder, { recursive: true })
  const takes = takesOf(options)
  const dataDir = await freshDataDir()
  const shop = await startShop({ dataDir })
  const browser = await chromium.launch(browserLaunch)
  try {
    const studio = { browser, shop, sessions: new Sessions(shop.url), folder }
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
