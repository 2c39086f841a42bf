/** The guest's welcome pack (decision 0050): one for each browser, few for each network, proven, worth nothing before an address is verified, kept once. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnedCard } from '../../../../src/contract/endpoints/game/characters.ts'
import type {
  Pack,
  PackCatalogue,
  PackGuarantee,
  PackOpening,
} from '../../../../src/contract/endpoints/game/packs.ts'
import type { WelcomePack } from '../../../../src/contract/endpoints/game/welcome-pack.ts'
import { verifyReceipt } from '../../../../src/engine/packs/receipt.ts'
import { guestPacks, userCards, userPacks } from '../../../db/schema/game.ts'
import { storeSettings } from '../../settings/settings-repo.ts'
import { packHashes } from '../pack-hashes.ts'
import { forgetGuestPacks } from './forget-guest-packs.ts'
import { packsOfNetworkADay } from './tear-welcome-pack.ts'
import { type Browser, openWelcomeFixture, type WelcomeFixture } from './testing/welcome-fixture.ts'

let shop: WelcomeFixture
beforeAll(async () => {
  shop = await openWelcomeFixture()
})
afterAll(() => shop.close())

const nonce = '5a'.repeat(32)
const other = 'c3'.repeat(32)
const day = 24 * 60 * 60_000

const seal = (browser: Browser) => browser.call<WelcomePack>('POST', '/welcome-pack')
const show = (browser: Browser) => browser.call<WelcomePack>('GET', '/welcome-pack')
const tear = (browser: Browser, sent = nonce) =>
  browser.call<PackOpening & { code: string; opening: PackOpening }>('POST', '/welcome-pack/open', {
    nonce: sent,
  })
const keep = (browser: Browser) => browser.call<{ claim?: string; code?: string }>('POST', '/me/welcome-pack')
const packsOf = async (browser: Browser) => (await browser.call<Pack[]>('GET', '/me/packs')).body
const cardsOf = async (browser: Browser) =>
  (await browser.call<OwnedCard[]>('GET', '/me/cards')).body.map(({ numero_carta }) => numero_carta)
const numbersOf = ({ cards }: PackOpening) => cards.map(({ numero_carta }) => numero_carta)
const rowsOf = (userId: number) =>
  shop.context.db.select().from(userPacks).where(eq(userPacks.user_id, userId))

async function torn(ip?: string): Promise<{ browser: Browser; opening: PackOpening }> {
  const browser = shop.browser(ip)
  await seal(browser)
  return { browser, opening: (await tear(browser)).body }
}

describe('tearing as a guest', () => {
  it('is sealed with a public promise, and proven like every pack once it is torn', async () => {
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

  it('a replay with another number gives the same cards and says that it was torn', async () => {
    const { browser, opening } = await torn()
    const again = await tear(browser, other)
    expect(again).toMatchObject({ status: 422, body: { code: 'pack_already_opened', opening } })
  })

  it('of ten who tear at once one tears, and all see the same', async () => {
    const browser = shop.browser()
    await seal(browser)
    const all = await Promise.all(Array.from({ length: 10 }, (_, at) => tear(browser, `0${at}`.repeat(32))))
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)])
    const shown = new Set(all.map(({ body }) => String(numbersOf(body.opening ?? body))))
    expect(shown.size).toBe(1)
  })

  it('where the setting or the game is off there is none', async () => {
    for (const off of [{ enable_welcome_pack: false }, { enable_for_game: false }]) {
      const on = { enable_welcome_pack: true, enable_for_game: true }
      await storeSettings(shop.context.db, { ...on, ...off }, new Date())
      expect((await seal(shop.browser())).status).toBe(404)
      await storeSettings(shop.context.db, on, new Date())
    }
  })
})

describe('one for each browser, few for each network', () => {
  it('a browser that seals again has the pack it had; the cookie is out of reach of scripts', async () => {
    const browser = shop.browser()
    const first = await seal(browser)
    expect(first.setCookies.join()).toMatch(/^welcome_pack=[^;]+;.*HttpOnly/)
    expect((await seal(browser)).body).toEqual(first.body)
  })

  it('who throws the cookie away again and again has a bounded number of tries a day, from a whole /64 too', async () => {
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

  it('many at once of one network do not slip past its count', async () => {
    const answers = await Promise.all(
      Array.from({ length: packsOfNetworkADay + 10 }, () => seal(shop.browser('203.0.113.9'))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(packsOfNetworkADay)
  })

  it('a forged, foreign or broken cookie opens nothing', async () => {
    const { browser } = await torn()
    const [token, signature] = (browser.cookie ?? '').replace('welcome_pack=', '').split('.')
    const stranger = shop.browser()
    for (const cookie of [
      `${token}.${'A'.repeat(signature?.length ?? 0)}`,
      `${'A'.repeat(token?.length ?? 0)}.${signature}`,
      `${token}`,
      `.${signature}`,
      `${token}.${signature}x`,
      '%00.%00',
    ]) {
      stranger.cookie = `welcome_pack=${cookie}`
      expect((await show(stranger)).status).toBe(404)
      expect((await tear(stranger)).status).toBe(404)
    }
  })

  it('the network is forgotten after a day, the pack after thirty', async () => {
    const { browser, opening } = await torn('203.0.113.20')
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

describe('keeping the cards', () => {
  it('an account has nothing of it before its address is verified, and all of it then, once', async () => {
    const { browser, opening } = await torn()
    const userId = await browser.register()
    const before = await cardsOf(browser)
    expect(await keep(browser)).toMatchObject({ status: 200, body: { claim: 'waiting' } })
    expect([await cardsOf(browser), await packsOf(browser)]).toEqual([before, []])
    await shop.verify(userId)
    expect((await cardsOf(browser)).sort()).toEqual([...before, ...numbersOf(opening)].sort())
    expect(await packsOf(browser)).toMatchObject([
      { id: opening.pack.id, source: 'welcome', is_opened: true },
    ])
    expect(await keep(browser)).toMatchObject({ status: 200, body: { claim: 'claimed' } })
    expect(await cardsOf(browser)).toHaveLength(before.length + 5)
    const receipt = (await browser.call<PackOpening>('GET', `/packs/${opening.pack.id}/opening`)).body.receipt
    expect(receipt).toEqual(opening.receipt)
    const user = (await browser.call<{ extra: { album_enabled: boolean } }>('GET', '/auth/user')).body
    expect(user.extra.album_enabled).toBe(true)
    const guarantees = (await browser.call<PackGuarantee[]>('GET', '/me/packs/guarantees')).body
    const isGreat = opening.cards.some(({ rarita }) => ['Leggendaria', 'Unica'].includes(rarita))
    expect(guarantees.find(({ rarity }) => rarity === 'common')?.packs_since).toBe(isGreat ? 0 : 1)
  })

  it('an account that was verified before it asked changes its sealed welcome pack for the torn one', async () => {
    const { browser, opening } = await torn()
    const userId = await browser.register()
    await shop.verify(userId)
    expect(await packsOf(browser)).toMatchObject([{ is_opened: false, source: 'welcome' }])
    expect((await keep(browser)).body.claim).toBe('claimed')
    expect(await packsOf(browser)).toMatchObject([{ id: opening.pack.id, is_opened: true }])
  })

  it('whoever has opened a welcome pack already keeps no second one', async () => {
    const { browser } = await torn()
    await shop.verify(await browser.register())
    const [sealed] = await packsOf(browser)
    await browser.call('POST', `/packs/${sealed?.id}/open`)
    expect((await keep(browser)).body.claim).toBe('had_one')
    expect(await packsOf(browser)).toHaveLength(1)
  })

  it('an account that was there before the pack was torn keeps none of it', async () => {
    const owner = shop.browser()
    await shop.verify(await owner.register())
    const { browser, opening } = await torn()
    browser.bearer = owner.bearer
    expect((await keep(browser)).body.claim).toBe('had_one')
    expect((await packsOf(browser)).map(({ id }) => id)).not.toContain(opening.pack.id)
  })

  it('one account keeps the pack of one browser', async () => {
    const first = await torn()
    const second = await torn()
    const userId = await first.browser.register()
    second.browser.bearer = first.browser.bearer
    expect((await keep(first.browser)).body.claim).toBe('waiting')
    expect((await keep(second.browser)).body.claim).toBe('had_one')
    await shop.verify(userId)
    expect((await packsOf(first.browser)).map(({ id }) => id)).toEqual([first.opening.pack.id])
  })

  it('one address keeps one: who leaves and comes back with it has had it', async () => {
    const first = await torn()
    const email = 'torna@example.com'
    const userId = await first.browser.register(email)
    await keep(first.browser)
    await shop.verify(userId)
    const left = await first.browser.call('POST', '/me/delete', { password: 'una frase lunga e sicura' })
    expect(left.status).toBe(200)
    expect(await shop.context.db.select().from(guestPacks).where(eq(guestPacks.user_id, userId))).toEqual([])
    const second = await torn()
    const again = await second.browser.register(email)
    await keep(second.browser)
    await shop.verify(again)
    expect(await rowsOf(again)).toEqual([])
    expect(
      await shop.context.db.select().from(userCards).where(eq(userCards.pack_id, second.opening.pack.id)),
    ).toEqual([])
  })

  it('nor does it when the address is verified before the claim', async () => {
    const email = 'torna-ancora@example.com'
    const first = shop.browser()
    await shop.verify(await first.register(email))
    await first.call('POST', '/me/delete', { password: 'una frase lunga e sicura' })
    const { browser } = await torn()
    const again = await browser.register(email)
    await shop.verify(again)
    expect((await keep(browser)).body.claim).toBe('had_one')
    expect(await rowsOf(again)).toEqual([])
  })

  it('a sealed pack, another browser and a guest keep nothing', async () => {
    const sealed = shop.browser()
    await seal(sealed)
    expect((await keep(sealed)).status).toBe(401)
    await sealed.register()
    expect((await keep(sealed)).status).toBe(404)
    const stranger = shop.browser()
    await stranger.register()
    expect((await keep(stranger)).status).toBe(404)
  })

  it('of two accounts in one browser the first keeps it, verified or not', async () => {
    const { browser, opening } = await torn()
    const first = await browser.register()
    await keep(browser)
    const second = await browser.register()
    await shop.verify(second)
    expect((await keep(browser)).status).toBe(404)
    await shop.verify(first)
    expect((await rowsOf(first)).map(({ id }) => id)).toEqual([opening.pack.id])
    expect((await rowsOf(second)).map(({ id }) => id)).not.toContain(opening.pack.id)
  })

  it('ten claims at once, beside the verification, give the cards once', async () => {
    const { browser, opening } = await torn()
    const userId = await browser.register()
    const before = (await cardsOf(browser)).length
    await Promise.all([...Array.from({ length: 10 }, () => keep(browser)), shop.verify(userId)])
    await keep(browser)
    expect(await cardsOf(browser)).toHaveLength(before + 5)
    expect(await packsOf(browser)).toMatchObject([{ id: opening.pack.id, is_opened: true }])
  })

  it('ten verified accounts that claim one browser’s pack at once: one keeps it', async () => {
    const { browser, opening } = await torn()
    const people: Browser[] = []
    for (let at = 0; at < 10; at += 1) {
      const person = shop.browser()
      await shop.verify(await person.register())
      person.cookie = browser.cookie
      people.push(person)
    }
    const answers = await Promise.all(people.map(keep))
    expect(answers.filter(({ body }) => body.claim === 'claimed')).toHaveLength(1)
    const owners = await shop.context.db.select().from(userPacks).where(eq(userPacks.id, opening.pack.id))
    expect(owners).toHaveLength(1)
    const sealed = (await Promise.all(people.map(packsOf))).flat().filter(({ is_opened }) => !is_opened)
    expect(sealed).toHaveLength(9) // nobody else has lost the own one
  })

  it('the export of an account names the pack that waits for it', async () => {
    const { browser, opening } = await torn()
    const userId = await browser.register()
    await keep(browser)
    const data = await shop.context.exportPersonalData(shop.context.db, userId)
    expect(data.welcome_pack).toMatchObject([{ id: opening.pack.id, claimed_at: null }])
  })
})
