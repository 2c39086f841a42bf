import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { layoutBattle } from '../src/stage/layout/layout.ts'
import { browserLaunch } from './fixtures/chromium.ts'
import { dropDataDir, seededDataDir, startShop } from './fixtures/server.ts'
import { giveSignOfLife } from './fixtures/visit.ts'
const [opponent = 'novizio', folder = '/tmp/play-touch', limit = '300'] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const dataDir = await seededDataDir()
const shop = await startShop({ dataDir })
const browser = await chromium.launch(browserLaunch)
const until = Date.now() + Number(limit) * 1000
try {
  const context = await browser.newContext({
    viewport: { width: 844, height: 390 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true, locale: 'it-IT',
    storageState: { cookies: [{ name: 'gdpr_consent', value: encodeURIComponent(JSON.stringify({ analytics: false, marketing: false })), url: shop.url } as never], origins: [{ origin: shop.url, localStorage: [
      { name: 'preferences', value: JSON.stringify({ speed: 2, reducedMotion: false, confirmMoves: true, quality: 'low' }) },
      { name: 'lesson', value: JSON.stringify({ won: [], isSkipped: true }) },
      { name: 'avatar_prompted', value: '[1]' }] }] },
  })
  await context.addInitScript(giveSignOfLife)
  const page = await context.newPage()
  page.on('pageerror', e => console.log('FAULT', e.message))
  page.on('console', m => m.type() === 'error' && console.log('console', m.text().slice(0, 200)))
  let n = 0
  const shot = async (name: string) => { n += 1; await page.screenshot({ path: `${folder}/${String(n).padStart(2, '0')}-${name}.jpg`, type: 'jpeg', quality: 72, scale: 'device', timeout: 60000 }) }
  const t0 = Date.now()
  await page.goto(`${shop.url}/game/battle/new?opponent=${opponent}`)
  const battle = page.getByTestId('battle')
  await battle.waitFor({ timeout: 120000 })
  await page.waitForFunction(() => document.querySelector('[data-testid=battle]')?.getAttribute('data-stage') === 'on', null, { timeout: 120000 })
  console.log('table after', Date.now() - t0)
  await shot('opening')
  const plan = layoutBattle(844, 390, { left: 0, right: 0 } as never, { hasEnergy: true })
  const tap = (x: number, y: number) => page.touchscreen.tap(x * plan.unit, y * plan.unit)
  const moment = () => page.evaluate(() => {
    const b = document.querySelector<HTMLElement>('[data-testid="battle"]'); const { state, turn } = b?.dataset ?? {}
    if (b?.querySelector('[data-testid="battle-result"]')) return 'over'
    if (state === 'animating' || state === 'loading') return ''
    if (document.querySelector('[data-testid="choose-stat"]')) return 'raise'
    if (b?.querySelector('[data-testid="choose-card"]')) return 'choose'
    if (state !== 'playing' || turn === 'player2') return ''
    return b?.querySelector('[data-testid="skip-turn"][aria-disabled="false"]') ? 'move' : ''
  })
  let turns = 0, last = Date.now(), emotes = 0
  const seen = new Set<string>()
  const rows: string[] = []
  while (Date.now() < until) {
    const emote = await page.getByTestId('emote-rival').textContent({ timeout: 50 }).catch(() => null)
    if (emote && !seen.has(emote + turns)) { seen.add(emote + turns); emotes += 1; rows.push(`  emote: ${emote}`); if (emotes <= 3) await shot('emote') }
    const m = await moment()
    if (m === 'over') break
    if (!m) { await page.waitForTimeout(80); continue }
    if (m === 'choose') { if (turns < 12) await shot('choose'); const { x, y, w, h } = plan.choose.button; await tap(x + w / 2, y + h / 2); await page.waitForTimeout(500); if (await moment() === 'choose') { console.log('choose again'); await page.getByTestId('choose-card').first().press('Enter') } await page.waitForTimeout(300); continue }
    if (m === 'raise') { await shot('raise'); await page.locator('[data-testid="choose-stat"][aria-disabled="false"]').first().tap(); await page.waitForTimeout(300); continue }
    turns += 1
    const waited = Date.now() - last; const start = Date.now()
    const moves = page.getByTestId('use-move'); const count = await moves.count()
    const usable: number[] = []
    for (let i = 0; i < count; i++) if ((await moves.nth(i).getAttribute('aria-disabled')) === 'false') usable.push(i)
    const canChange = (await page.getByTestId('replace-card').count())
    if (turns === 1 || turns % 4 === 0) await shot(`turn${turns}`)
    let best = -1, bestFall = -1, text = ''
    for (const i of usable) {
      const row = i + Math.max(0, 3 - count); const step = (plan.tiles.h + plan.tiles.gap) * plan.tiles.scale
      const x = plan.tiles.x + plan.tiles.w * plan.tiles.scale / 2, y = plan.tiles.y + row * step + plan.tiles.h * plan.tiles.scale / 2
      await tap(x, y); await page.waitForTimeout(120)
      const forecast = (await page.getByTestId('forecast').textContent().catch(() => '')) ?? ''
      const label = (await moves.nth(i).getAttribute('aria-label')) ?? ''
      const danno = Number(/\d+$/.exec(label)?.[0] ?? 0)
      if (danno > bestFall) { best = i; bestFall = danno; text = forecast }
      if (turns <= 2) { await page.waitForTimeout(300); await shot(`preview-t${turns}-m${i}`) }
    }
    rows.push(`${turns}. waited ${waited} ms, ${usable.length} moves usable of ${count}, change ${canChange > 0 ? 'yes' : 'no'} | ${text.replace(/\s+/g, ' ').slice(0, 160)}`)
    if (best < 0) { rows.push('   no move: guard'); if (plan.guard) await tap(plan.guard.x, plan.guard.y); await page.waitForTimeout(400); if (await moment() === 'move' && plan.skip) await tap(plan.skip.x, plan.skip.y) }
    else {
      const row = best + Math.max(0, 3 - count); const step = (plan.tiles.h + plan.tiles.gap) * plan.tiles.scale
      const x = plan.tiles.x + plan.tiles.w * plan.tiles.scale / 2, y = plan.tiles.y + row * step + plan.tiles.h * plan.tiles.scale / 2
      if (best !== usable.at(-1)) { await tap(x, y); await page.waitForTimeout(100) }
      await tap(x, y)
      if (turns === 1 || turns === 3) { for (let k = 0; k < 4; k++) { await shot(`strike-t${turns}-${k}`); await page.waitForTimeout(60) } }
    }
    await page.waitForTimeout(250)
    last = Date.now()
    rows.push(`   own turn took ${last - start} ms`)
  }
  await page.waitForTimeout(1500)
  await shot('end'); 
  console.log(rows.join('\n'))
  console.log('outcome', await page.getByTestId('battle-result').getAttribute('data-outcome').catch(() => 'unfinished'), 'turns', turns, 'total s', (Date.now() - t0) / 1000, await page.getByTestId('battle-result').textContent({ timeout: 1000 }).catch(() => ''))
  console.log('kept', await page.evaluate(() => (localStorage.getItem('battle.guest-battle') ?? '').length))
} finally { await browser.close(); await shop.stop(); await dropDataDir(dataDir) }
