/**
 * The guest's welcome pack (decision 0050): one for each browser, a limited number for each network, and verifiable.
 */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PackCatalogue, PackOpening } from '@/contract/endpoints/game/packs.ts'
import { verifyReceipt } from '@/engine/packs/receipt.ts'
import { guestPacks } from '../../../db/schema/game.ts'
import { storeSettings } from '../../settings/settings-repo.ts'
import { packHashes } from '../pack-hashes.ts'
import { forgetGuestPacks } from './forget-guest-packs.ts'
import { packsOfNetworkADay } from './tear-welcome-pack.ts'
import {
  nonce,
  openWelcomeFixture,
  seal,
  show,
  tear,
  torn,
  type WelcomeFixture,
} from './testing/welcome-fixture.ts'

let shop: WelcomeFixture
beforeAll(async () => {
  shop = await openWelcomeFixture()
})
afterAll(() => shop.close())

const otherNonce = 'c3'.repeat(32)
const day = 24 * 60 * 60_000

const numbersOf = ({ cards }: PackOpening) => cards.map(({ numero_carta }) => numero_carta)

describe('opening a pack as a guest', () => {
  it('publishes a commitment when sealed, and a verifiable receipt when opened', async () => {
    const browser = shop.browser()
    const sealed = await seal(browser)
    expect(sealed).toMatchObject({ status: 200, body: { opening: null, claim: 'none' } })
    expect(sealed.body.pack).toMatchObject({ rarity: 'common', source: 'welcome', is_opened: false })
    const [row] = await shop.context.db
      .select()
      .from(guestPacks)
      .where(eq(guestPacks.id, sealed.body.pack.id))
    expect(JSON.stringify([sealed.body, (await show(browser)).body])).not.toContain(row?.secret)
    const { status, body: opening } = await tear(browser)
    expect(status).toBe(200)
    expect(new Set(numbersOf(opening)).size).toBe(5)
    const path = `/packs/catalogues/${opening.receipt.catalogue_version}`
    const catalogue = (await browser.call<PackCatalogue>('GET', path)).body.cards
    const saved = { commitment: sealed.body.pack.commitment, nonce }
    const evidence = { receipt: opening.receipt, cards: numbersOf(opening), catalogue, saved }
    expect(await verifyReceipt(evidence, packHashes)).toEqual([])
    expect((await show(browser)).body.opening).toEqual(opening)
  })

  it('returns the same cards for a replay with another nonce, and reports that the pack was open', async () => {
    const { browser, opening } = await torn(shop)
    const repeated = await tear(browser, otherNonce)
    expect(repeated).toMatchObject({ status: 422, body: { code: 'pack_already_opened', opening } })
  })

  it('succeeds for one of ten concurrent calls and shows all of them the same cards', async () => {
    const browser = shop.browser()
    await seal(browser)
    const all = await Promise.all(Array.from({ length: 10 }, (_, at) => tear(browser, `0${at}`.repeat(32))))
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)])
    const contents = new Set(all.map(({ body }) => String(numbersOf(body.opening ?? body))))
    expect(contents.size).toBe(1)
  })

  it('is unavailable while the setting or the game is off', async () => {
    for (const off of [{ enable_welcome_pack: false }, { enable_for_game: false }]) {
      const on = { enable_welcome_pack: true, enable_for_game: true }
      await storeSettings(shop.context.db, { ...on, ...off }, new Date())
      expect((await seal(shop.browser())).status).toBe(404)
      await storeSettings(shop.context.db, on, new Date())
    }
  })
})

describe('one pack for each browser, a limited number for each network', () => {
  it('returns the existing pack to a browser that seals again, with a cookie that scripts cannot read', async () => {
    const browser = shop.browser()
    const first = await seal(browser)
    expect(first.setCookies.join()).toMatch(/^welcome_pack=[^;]+;.*HttpOnly/)
    expect((await seal(browser)).body).toEqual(first.body)
  })

  it('limits attempts per day for clients that discard the cookie, also for a whole /64', async () => {
    for (const ipOf of [() => '203.0.113.7', (at: number) => `2001:db8:1:2::${at.toString(16)}`]) {
      for (let at = 0; at < packsOfNetworkADay; at += 1)
        expect((await seal(shop.browser(ipOf(at)))).status).toBe(200)
      expect(await seal(shop.browser(ipOf(99)))).toMatchObject({
        status: 429,
        body: { code: 'welcome_packs_gone' },
      })
    }
    expect((await seal(shop.browser('203.0.113.8'))).status).toBe(200)
    shop.pass(day + 1000)
    expect((await seal(shop.browser('203.0.113.7'))).status).toBe(200)
  })

  it('counts concurrent requests of one network correctly', async () => {
    const responses = await Promise.all(
      Array.from({ length: packsOfNetworkADay + 10 }, () => seal(shop.browser('203.0.113.9'))),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(packsOfNetworkADay)
  })

  it('refuses a forged, foreign or malformed cookie', async () => {
    const { browser } = await torn(shop)
    const [token, signature] = (browser.cookie ?? '').replace('welcome_pack=', '').split('.')
    const otherBrowser = shop.browser()
    for (const cookie of [
      `${token}.${'A'.repeat(signature?.length ?? 0)}`,
      `${'A'.repeat(token?.length ?? 0)}.${signature}`,
      `${token}`,
      `.${signature}`,
      `${token}.${signature}x`,
      '%00.%00',
    ]) {
      otherBrowser.cookie = `welcome_pack=${cookie}`
      expect((await show(otherBrowser)).status).toBe(404)
      expect((await tear(otherBrowser)).status).toBe(404)
    }
  })

  it('deletes the network after a day and the pack after thirty', async () => {
    const { browser, opening } = await torn(shop, '203.0.113.20')
    const rowOf = async () =>
      (await shop.context.db.select().from(guestPacks).where(eq(guestPacks.id, opening.pack.id)))[0]
    expect((await rowOf())?.network).toMatch(/^[\w-]{43}$/)
    shop.pass(day + 1000)
    await forgetGuestPacks(shop.context)
    expect((await rowOf())?.network).toBeNull()
    shop.pass(29 * day)
    expect((await show(browser)).status).toBe(404)
    await forgetGuestPacks(shop.context)
    expect(await rowOf()).toBeUndefined()
  })
})
