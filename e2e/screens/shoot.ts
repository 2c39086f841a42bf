/**
 * Pictures of the product for eyes: `npx tsx e2e/screens/shoot.ts <folder> [--sheet] [--only=home,list]` starts the
 * built shop and takes each screen in three sizes, light and dark, Italian and German. `--sheet` composes small WebP
 * sheets into docs/screens as well.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Locale } from '../../src/contract/locales.ts'
import { href } from '../../src/contract/paths.ts'
import type { Role } from '../../src/contract/permissions.ts'
import { productOf } from '../world/catalogue.ts'
import { browserLaunch } from '../world/chromium.ts'
import { dropDataDir, freshDataDir, type RunningShop, startShop } from '../world/server.ts'
import { Sessions } from '../world/sessions.ts'
import { rememberedState } from '../world/visit.ts'

interface Shot {
  name: string
  person: Role | null
  path(locale: Locale, shop: RunningShop): Promise<string> | string
  isReady?(page: Page): Promise<void>
}

const ready = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
  await page.waitForLoadState('networkidle')
}

const battleReady = async (page: Page) => {
  await page.locator('[data-testid=battle][data-stage=on][data-state=playing]').waitFor({ timeout: 60_000 })
  await page
    .locator('[data-testid=skip-turn][aria-disabled=false]')
    .waitFor({ state: 'attached', timeout: 60_000 })
}

const shots: readonly Shot[] = [
  { name: 'home', person: null, path: locale => href('home', locale) },
  { name: 'list', person: null, path: locale => href('shop', locale) },
  {
    name: 'product',
    person: null,
    path: async (locale, shop) => {
      const { slug, category } = await productOf(shop.url, 'statuina-draghissimo', locale)
      return href('product', locale, { category: category.slug, slug })
    },
  },
  { name: 'login', person: null, path: locale => href('login', locale) },
  { name: 'account', person: 'user', path: locale => href('accountDashboard', locale) },
  { name: 'admin', person: 'admin', path: locale => href('admin', locale) },
  { name: 'hub', person: 'user', path: locale => href('game', locale) },
  { name: 'album', person: 'user', path: locale => href('album', locale) },
  { name: 'characters', person: null, path: locale => href('characters', locale) },
  { name: 'battle', person: null, path: locale => href('battleNew', locale), isReady: battleReady },
]

const sizes = [
  { width: 360, height: 780, scale: 2 },
  { width: 844, height: 390, scale: 3 },
  { width: 1440, height: 900, scale: 1 },
] as const
type Size = (typeof sizes)[number]

interface Take {
  shot: Shot
  size: Size
  locale: Locale
  isDark: boolean
}

const fileOf = ({ shot, size, locale, isDark }: Take) =>
  `${shot.name}-${size.width}x${size.height}-${isDark ? 'dark' : 'light'}-${locale}.png`

/** A battle is dark by nature and wants a phone held sideways. */
const isWanted = ({ shot, size, isDark }: Take) => shot.name !== 'battle' || (size.width !== 360 && !isDark)

const takes = (names: readonly string[]): Take[] =>
  shots
    .filter(shot => names.length === 0 || names.includes(shot.name))
    .flatMap(shot =>
      sizes.flatMap(size =>
        [false, true].flatMap(isDark =>
          (['it', 'de'] as const).map(locale => ({ shot, size, isDark, locale })),
        ),
      ),
    )
    .filter(isWanted)

interface Studio {
  browser: Browser
  shop: RunningShop
  sessions: Sessions
  folder: string
}

async function shoot(take: Take, { browser, shop, sessions, folder }: Studio): Promise<void> {
  const { shot, size, locale, isDark } = take
  const kept = { DarkMode: isDark, preferences: { speed: 4 } }
  const consent = { analytics: false, marketing: false }
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: shot.name === 'battle' ? size.scale : 1,
    reducedMotion: 'reduce',
    locale,
    storageState: await rememberedState({ shop, sessions }, { person: shot.person, consent, kept }),
  })
  const page = await context.newPage()
  await page.goto(shop.url + (await shot.path(locale, shop)))
  await (shot.isReady ?? ready)(page)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, fileOf(take)), scale: 'css' })
  await context.close()
}

const gap = 12
const sheetHeight = 420

/** One row per size, of all screens in light Italian: small enough to be kept. */
async function composeSheets(folder: string, names: readonly string[]): Promise<void> {
  const target = resolve('docs/screens')
  await mkdir(target, { recursive: true })
  for (const size of sizes) {
    const width = Math.round((size.width / size.height) * sheetHeight)
    const row = takes(names).filter(take => take.size === size && take.locale === 'it' && !take.isDark)
    const pictures = await Promise.all(
      row.map(take =>
        sharp(join(folder, fileOf(take)))
          .resize(width, sheetHeight)
          .toBuffer(),
      ),
    )
    const columns = Math.min(pictures.length, size.width === 360 ? 9 : 3)
    const rows = Math.ceil(pictures.length / columns)
    const sheet = sharp({
      create: {
        width: columns * (width + gap) + gap,
        height: rows * (sheetHeight + gap) + gap,
        channels: 3,
        background: '#16110d',
      },
    }).composite(
      pictures.map((input, place) => ({
        input,
        left: gap + (place % columns) * (width + gap),
        top: gap + Math.floor(place / columns) * (sheetHeight + gap),
      })),
    )
    await writeFile(
      join(target, `${size.width}x${size.height}.webp`),
      await sheet.webp({ quality: 72 }).toBuffer(),
    )
  }
}

async function main([folder = '', ...options]: string[]): Promise<void> {
  if (!folder) throw new Error('usage: npx tsx e2e/screens/shoot.ts <folder> [--sheet] [--only=home,list]')
  const names =
    options
      .find(option => option.startsWith('--only='))
      ?.slice(7)
      .split(',') ?? []
  await mkdir(folder, { recursive: true })
  const dataDir = await freshDataDir()
  const shop = await startShop({ dataDir })
  const browser = await chromium.launch(browserLaunch)
  try {
    const studio = { browser, shop, sessions: new Sessions(shop.url), folder }
    for (const take of takes(names)) {
      await shoot(take, studio)
      console.log(fileOf(take))
    }
  } finally {
    await browser.close()
    await shop.stop()
    await dropDataDir(dataDir)
  }
  if (options.includes('--sheet')) await composeSheets(folder, names)
}

await main(process.argv.slice(2))
