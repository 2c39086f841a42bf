/**
 * Takes screenshots for review: `npx tsx e2e/screenshots/shoot.ts <folder> [--only=home,shop] [--group=admin]
 * [--locales=it,de] [--sizes=360,844,1440] [--light] [--full] [--axe] [--sheets]`. It starts the built shop, captures
 * every screen and its states, light and dark, and prints the measured defects. `--full` captures whole pages, `--axe`
 * also runs axe, `--sheets` composes one small WebP per group into docs/screens.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { isLocale } from '../../src/contract/locales.ts'
import type { ScreenName } from '../../src/contract/paths.ts'
import { findingsOn } from '../fixtures/axe.ts'
import { browserLaunch } from '../fixtures/chromium.ts'
import { dropDataDir, seededDataDir, startShop } from '../fixtures/server.ts'
import { Sessions } from '../fixtures/sessions.ts'
import { adminStates } from './admin-states.ts'
import { findingsOf } from './findings.ts'
import { composeSheet } from './sheets.ts'
import { shopStates } from './shop-states.ts'
import { siteStates } from './site-states.ts'
import { openTake, type Size, type Studio, type Take } from './studio.ts'
import { type Group, groups, type View, views } from './views.ts'

const wide = { width: 1440, height: 900, scale: 1 }
const phone = { width: 844, height: 390, scale: 3 } // in landscape, as the game requires
const sizes: readonly Size[] = [{ width: 360, height: 780, scale: 2 }, phone, wide]
/** The administration is used on a desktop, a tablet and an upright phone. */
const adminSizes: readonly Size[] = [
  { width: 390, height: 844, scale: 1 },
  { width: 1024, height: 768, scale: 1 },
  wide,
]
const sizesOf = (group: Group) => (group === 'admin' ? adminSizes : sizes)

interface Shooting extends Studio {
  folder: string
  options: readonly string[]
}

const fileOf = ({ name, state, size, locale, isDark }: Take) =>
  `${[name, state?.name].filter(Boolean).join('.')}-${size.width}x${size.height}-${isDark ? 'dark' : 'light'}-${locale}.png`

/** A battle is always dark and requires a phone in landscape. */
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

async function shoot(take: Take, shooting: Shooting): Promise<string[]> {
  const { folder, options } = shooting
  const { page, faults } = await openTake(take, shooting)
  faults.push(...(await findingsOf(page)))
  if (options.includes('--axe')) faults.push(...(await findingsOn(page)))
  await page.screenshot({
    path: join(folder, fileOf(take)),
    scale: 'css',
    fullPage: options.includes('--full'),
  })
  await page.close()
  return faults
}

/** For each group: its main size, light, Italian. */
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
    const shooting: Shooting = { browser, shop, sessions: new Sessions(shop.url), folder, options }
    for (const take of takes)
      for (const fault of await shoot(take, shooting)) console.log(`${fileOf(take)}: ${fault}`)
  } finally {
    await browser.close()
    await shop.stop()
    await dropDataDir(dataDir)
  }
  console.log(`${takes.length} pictures`)
  if (options.includes('--sheets')) await composeSheets(folder, takes)
}

await main(process.argv.slice(2))
