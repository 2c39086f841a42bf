/**
 * `npm run pictures [-- --only=home,shop --group=game --accept]`: takes screenshots of every screen, compares them with
 * the committed ones in `expected` and writes before, after and difference of each change to
 * `.cache/pictures/index.html`. The shop is seeded at a fixed instant with fixed random numbers, motion is reduced.
 * `--accept` replaces the expected screenshots.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { browserLaunch } from '../fixtures/chromium.ts'
import { nickname } from '../fixtures/online.ts'
import { dropDataDir, freshDataDir, repository, startShop } from '../fixtures/server.ts'
import { Sessions } from '../fixtures/sessions.ts'
import { openTake, type Studio, type Take } from '../screenshots/studio.ts'
import { startedStocktake } from '../screenshots/views.ts'
import { compare, encode } from './compare.ts'
import { type ChangedPicture, reportPage } from './report-page.ts'
import { lanes, nameOf, scenesOf } from './scenes.ts'

const startInstant = '2026-11-18T09:00:10Z' // of the server, whose clock runs: what it seeds is dated some seconds later
const pageInstant = new Date('2026-11-18T09:12:00Z') // of every page, whose clock does not run
const expected = join(repository, 'e2e/pictures/expected')
const results = join(repository, '.cache/pictures')

const fileOf = (folder: string, name: string) => join(folder, `${name}.webp`)

function optionOf(options: readonly string[], name: string): string[] {
  const given = options.find(option => option.startsWith(`--${name}=`))
  return given ? given.slice(name.length + 3).split(',') : []
}

const looksAtMost = 8

/** Otherwise Chromium redraws only the area of an image that loads late, and may lose a thin line at its edge. */
const drawnWhole = '--disable-partial-raster'

/**
 * Runs in the page. A browser uses a larger file of an image than necessary if it has cached it, so the sharpness would
 * vary. Each image gets the smallest file that is large enough.
 */
async function fitFiles(): Promise<void> {
  const shown = [...document.images].filter(({ srcset, complete, width }) => srcset && complete && width > 0)
  await Promise.all(
    shown.map(image => {
      const files = image.srcset.split(', ').map(one => one.split(' '))
      const wanted = image.width * devicePixelRatio
      const [url] =
        files.find(([, width]) => Number.parseInt(width ?? '', 10) >= wanted) ?? files.at(-1) ?? []
      image.removeAttribute('srcset')
      if (url) image.src = url
      return image.decode()
    }),
  )
}

/** Runs in the page. A loaded image is blank until the browser has decoded it. */
async function decodePictures(): Promise<void> {
  const arrived = [...document.images].filter(({ complete, width, src }) => complete && width > 0 && src)
  await Promise.all(arrived.map(image => image.decode().catch(() => {}))) // a broken image is reported elsewhere
}

/**
 * Returns the page once nothing more loads and two screenshots in a row are equal: data may arrive late, and images may
 * be drawn coarsely first.
 */
async function atRest(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle')
  const look = async () => {
    await page.evaluate(decodePictures)
    return page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
  }
  let png = await look()
  for (let looks = 1; looks < looksAtMost; looks++) {
    const next = await look()
    if (next.equals(png)) return next
    png = next
  }
  return png // it is animated, as a table of the game
}

async function takePicture(take: Take, studio: Studio): Promise<{ picture: Buffer; faults: string[] }> {
  const { page, faults } = await openTake(take, studio)
  await page.evaluate(fitFiles)
  const png = await atRest(page)
  await page.close()
  return { picture: await encode(png), faults }
}

/** Stores the files for the report if a screenshot differs from the expected one. Returns null if it does not. */
async function judge(
  name: string,
  picture: Buffer,
  faults: readonly string[],
): Promise<ChangedPicture | null> {
  const keep = (folder: string, bytes: Buffer) => writeFile(fileOf(join(results, folder), name), bytes)
  const before = await readFile(fileOf(expected, name)).catch(() => null)
  const comparison = before && (await compare(before, picture))
  if (faults.length === 0 && comparison?.isSame) return null
  await keep('after', picture)
  if (before) await keep('before', before)
  if (comparison?.difference) await keep('difference', comparison.difference)
  if (faults.length > 0) return { name, kind: 'failed', note: faults.join('; ') }
  if (!comparison) return { name, kind: 'new', note: '' }
  return { name, kind: 'changed', note: `${comparison.worst} pixels of the worst square` }
}

async function runLane(takes: readonly Take[], studio: Studio): Promise<ChangedPicture[]> {
  const changed: ChangedPicture[] = []
  for (const take of takes) {
    const { picture, faults } = await takePicture(take, studio)
    const found = await judge(nameOf(take), picture, faults)
    if (found) changed.push(found)
    if (found) console.log(`${found.name}: ${found.kind} ${found.note}`)
  }
  await studio.visitor?.context.close()
  return changed
}

/** Returns expected screenshots of screens or states that no longer exist. */
async function goneOf(all: ReadonlySet<string>): Promise<ChangedPicture[]> {
  const files = await readdir(expected).catch(() => [])
  const names = files.map(file => file.replace(/\.webp$/, '')).filter(name => !all.has(name))
  for (const name of names)
    await writeFile(fileOf(join(results, 'before'), name), await readFile(fileOf(expected, name)))
  return names.map(name => ({ name, kind: 'gone', note: '' }))
}

async function accept(changed: readonly ChangedPicture[]): Promise<void> {
  for (const { name, kind } of changed) {
    if (kind === 'gone') await rm(fileOf(expected, name))
    if (kind === 'new' || kind === 'changed')
      await writeFile(fileOf(expected, name), await readFile(fileOf(join(results, 'after'), name)))
  }
}

async function takeAll(chosen: readonly (readonly Take[])[]): Promise<ChangedPicture[]> {
  const dataDir = await freshDataDir()
  const preload = join(repository, 'e2e/pictures/fixed-date.mjs')
  const shop = await startShop({
    dataDir,
    env: { START_INSTANT: startInstant, NODE_OPTIONS: `--import=${preload}`, CHANCE_SEED: 'pictures' },
  })
  const browser = await chromium.launch({ ...browserLaunch, args: [...browserLaunch.args, drawnWhole] })
  try {
    const sessions = new Sessions(shop.url)
    await nickname(shop.url, await sessions.tokenOf('user'), 'Ugo_Carta') // before one of the lanes shows it
    await startedStocktake({ url: shop.url, sessions }) // its time is shown, so it must not depend on the speed of the lanes
    const done = chosen.map(takes => runLane(takes, { browser, shop, sessions, instant: pageInstant }))
    return (await Promise.all(done)).flat()
  } finally {
    await browser.close()
    await shop.stop()
    await dropDataDir(dataDir)
  }
}

async function main(options: string[]): Promise<number> {
  const [only, group] = [optionOf(options, 'only'), optionOf(options, 'group')]
  const isAll = only.length === 0 && group.length === 0
  const isWanted = ({ name, view }: Take) =>
    (only.length === 0 || only.includes(name)) && (group.length === 0 || group.includes(view.group))
  const all = lanes.map(scenesOf)
  const chosen = all.map(takes => takes.filter(isWanted))
  const count = chosen.flat().length
  await rm(results, { recursive: true, force: true })
  for (const folder of ['before', 'after', 'difference'])
    await mkdir(join(results, folder), { recursive: true })
  await mkdir(expected, { recursive: true })
  const changed = await takeAll(chosen)
  if (isAll) changed.push(...(await goneOf(new Set(all.flat().map(nameOf)))))
  await writeFile(join(results, 'index.html'), reportPage(changed, count))
  const isAccepted = options.includes('--accept')
  if (isAccepted) await accept(changed)
  const left = isAccepted ? changed.filter(({ kind }) => kind === 'failed') : changed
  console.log(`${count} pictures, ${changed.length} not as expected${isAccepted ? ', accepted' : ''}`)
  if (left.length > 0) console.log(`See ${join(results, 'index.html')}`)
  return left.length > 0 ? 1 : 0
}

process.exitCode = await main(process.argv.slice(2))
