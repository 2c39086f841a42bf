/** The cards of a guest's torn pack (decision 0050): worth nothing before an address is verified, kept once. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnedCard } from '../../../../src/contract/endpoints/game/characters.ts'
import type { Pack, PackGuarantee, PackOpening } from '../../../../src/contract/endpoints/game/packs.ts'
import { guestPacks, userCards, userPacks } from '../../../db/schema/game.ts'
import {
  type Browser,
  openWelcomeFixture,
  seal,
  torn,
  type WelcomeFixture,
} from './testing/welcome-fixture.ts'

let shop: WelcomeFixture
beforeAll(async () => {
  shop = await openWelcomeFixture()
})
afterAll(() => shop.close())

const keep = (browser: Browser) => browser.call<{ claim?: string; code?: string }>('POST', '/me/welcome-pack')
const packsOf = async (browser: Browser) => (await browser.call<Pack[]>('GET', '/me/packs')).body
const cardsOf = async (browser: Browser) =>
  (await browser.call<OwnedCard[]>('GET', '/me/cards')).body.map(({ numero_carta }) => numero_carta)
const numbersOf = ({ cards }: PackOpening) => cards.map(({ numero_carta }) => numero_carta)
const rowsOf = (userId: number) =>
  shop.context.db.select().from(userPacks).where(eq(userPacks.user_id, userId))

describe('keeping the cards', () => {
  it('an account has nothing of it before its address is verified, and all of it then, once', async () => {
    const { browser, opening } = await torn(shop)
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
    const { browser, opening } = await torn(shop)
    const userId = await browser.register()
    await shop.verify(userId)
    expect(await packsOf(browser)).toMatchObject([{ is_opened: false, source: 'welcome' }])
    expect((await keep(browser)).body.claim).toBe('claimed')
    expect(await packsOf(browser)).toMatchObject([{ id: opening.pack.id, is_opened: true }])
  })

  it('whoever has opened a welcome pack already keeps no second one', async () => {
    const { browser } = await torn(shop)
    await shop.verify(await browser.register())
    const [sealed] = await packsOf(browser)
    await browser.call('POST', `/packs/${sealed?.id}/open`)
    expect((await keep(browser)).body.claim).toBe('had_one')
    expect(await packsOf(browser)).toHaveLength(1)
  })

  it('an account that was there before the pack was torn keeps none of it', async () => {
    const owner = shop.browser()
    await shop.verify(await owner.register())
    const { browser, opening } = await torn(shop)
    browser.bearer = owner.bearer
    expect((await keep(browser)).body.claim).toBe('had_one')
    expect((await packsOf(browser)).map(({ id }) => id)).not.toContain(opening.pack.id)
  })

  it('one account keeps the pack of one browser', async () => {
    const first = await torn(shop)
    const second = await torn(shop)
    const userId = await first.browser.register()
    second.browser.bearer = first.browser.bearer
    expect((await keep(first.browser)).body.claim).toBe('waiting')
    expect((await keep(second.browser)).body.claim).toBe('had_one')
    await shop.verify(userId)
    expect((await packsOf(first.browser)).map(({ id }) => id)).toEqual([first.opening.pack.id])
  })

  it('one address keeps one: who leaves and comes back with it has had it', async () => {
    const first = await torn(shop)
    const email = 'torna@example.com'
    const userId = await first.browser.register(email)
    await keep(first.browser)
    await shop.verify(userId)
    const left = await first.browser.call('POST', '/me/delete', { password: 'una frase lunga e sicura' })
    expect(left.status).toBe(200)
    expect(await shop.context.db.select().from(guestPacks).where(eq(guestPacks.user_id, userId))).toEqual([])
    const second = await torn(shop)
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
    const { browser } = await torn(shop)
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
    const { browser, opening } = await torn(shop)
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
    const { browser, opening } = await torn(shop)
    const userId = await browser.register()
    const before = (await cardsOf(browser)).length
    await Promise.all([...Array.from({ length: 10 }, () => keep(browser)), shop.verify(userId)])
    await keep(browser)
    expect(await cardsOf(browser)).toHaveLength(before + 5)
    expect(await packsOf(browser)).toMatchObject([{ id: opening.pack.id, is_opened: true }])
  })

  it('ten verified accounts that claim one browser’s pack at once: one keeps it', async () => {
    const { browser, opening } = await torn(shop)
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
    expect(sealed).toHaveLength(9) // every other account still has its own
  })

  it('the export of an account names the pack that waits for it', async () => {
    const { browser, opening } = await torn(shop)
    const userId = await browser.register()
    await keep(browser)
    const data = await shop.context.exportPersonalData(shop.context.db, userId)
    expect(data.welcome_pack).toMatchObject([{ id: opening.pack.id, claimed_at: null }])
  })
})
