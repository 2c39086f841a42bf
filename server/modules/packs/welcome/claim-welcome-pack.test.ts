/** Keeping the cards of a guest's opened pack (decision 0050): granted once, after the email is verified. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnedCard } from '@/contract/endpoints/game/characters.ts'
import type { Pack, PackGuarantee, PackOpening } from '@/contract/endpoints/game/packs.ts'
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
  it('grants the cards once, when the account’s email is verified', async () => {
    const { browser, opening } = await torn(shop)
    const userId = await browser.register()
    const cardsBefore = await cardsOf(browser)
    expect(await keep(browser)).toMatchObject({ status: 200, body: { claim: 'waiting' } })
    expect([await cardsOf(browser), await packsOf(browser)]).toEqual([cardsBefore, []])
    await shop.verify(userId)
    expect((await cardsOf(browser)).sort()).toEqual([...cardsBefore, ...numbersOf(opening)].sort())
    expect(await packsOf(browser)).toMatchObject([
      { id: opening.pack.id, source: 'welcome', is_opened: true },
    ])
    expect(await keep(browser)).toMatchObject({ status: 200, body: { claim: 'claimed' } })
    expect(await cardsOf(browser)).toHaveLength(cardsBefore.length + 5)
    const receipt = (await browser.call<PackOpening>('GET', `/packs/${opening.pack.id}/opening`)).body.receipt
    expect(receipt).toEqual(opening.receipt)
    const user = (await browser.call<{ extra: { album_enabled: boolean } }>('GET', '/auth/user')).body
    expect(user.extra.album_enabled).toBe(true)
    const guarantees = (await browser.call<PackGuarantee[]>('GET', '/me/packs/guarantees')).body
    const isGreat = opening.cards.some(({ rarita }) => ['Leggendaria', 'Unica'].includes(rarita))
    expect(guarantees.find(({ rarity }) => rarity === 'common')?.packs_since).toBe(isGreat ? 0 : 1)
  })

  it('replaces the sealed welcome pack of an account that was verified before its claim', async () => {
    const { browser, opening } = await torn(shop)
    const userId = await browser.register()
    await shop.verify(userId)
    expect(await packsOf(browser)).toMatchObject([{ is_opened: false, source: 'welcome' }])
    expect((await keep(browser)).body.claim).toBe('claimed')
    expect(await packsOf(browser)).toMatchObject([{ id: opening.pack.id, is_opened: true }])
  })

  it('grants no second pack to an account that has opened its welcome pack', async () => {
    const { browser } = await torn(shop)
    await shop.verify(await browser.register())
    const [sealed] = await packsOf(browser)
    await browser.call('POST', `/packs/${sealed?.id}/open`)
    expect((await keep(browser)).body.claim).toBe('had_one')
    expect(await packsOf(browser)).toHaveLength(1)
  })

  it('grants nothing to an account that is older than the opened pack', async () => {
    const owner = shop.browser()
    await shop.verify(await owner.register())
    const { browser, opening } = await torn(shop)
    browser.bearer = owner.bearer
    expect((await keep(browser)).body.claim).toBe('had_one')
    expect((await packsOf(browser)).map(({ id }) => id)).not.toContain(opening.pack.id)
  })

  it('grants the pack of one browser to one account', async () => {
    const first = await torn(shop)
    const second = await torn(shop)
    const userId = await first.browser.register()
    second.browser.bearer = first.browser.bearer
    expect((await keep(first.browser)).body.claim).toBe('waiting')
    expect((await keep(second.browser)).body.claim).toBe('had_one')
    await shop.verify(userId)
    expect((await packsOf(first.browser)).map(({ id }) => id)).toEqual([first.opening.pack.id])
  })

  it('grants one pack per email, also after the account was deleted and registered again', async () => {
    const first = await torn(shop)
    const email = 'torna@example.com'
    const userId = await first.browser.register(email)
    await keep(first.browser)
    await shop.verify(userId)
    const deletion = await first.browser.call('POST', '/me/delete', { password: 'una frase lunga e sicura' })
    expect(deletion.status).toBe(200)
    expect(await shop.context.db.select().from(guestPacks).where(eq(guestPacks.user_id, userId))).toEqual([])
    const second = await torn(shop)
    const registeredAgain = await second.browser.register(email)
    await keep(second.browser)
    await shop.verify(registeredAgain)
    expect(await rowsOf(registeredAgain)).toEqual([])
    expect(
      await shop.context.db.select().from(userCards).where(eq(userCards.pack_id, second.opening.pack.id)),
    ).toEqual([])
  })

  it('grants no second pack per email when it is verified before the claim', async () => {
    const email = 'torna-ancora@example.com'
    const first = shop.browser()
    await shop.verify(await first.register(email))
    await first.call('POST', '/me/delete', { password: 'una frase lunga e sicura' })
    const { browser } = await torn(shop)
    const registeredAgain = await browser.register(email)
    await shop.verify(registeredAgain)
    expect((await keep(browser)).body.claim).toBe('had_one')
    expect(await rowsOf(registeredAgain)).toEqual([])
  })

  it('grants nothing for a sealed pack, from another browser or to a guest', async () => {
    const sealed = shop.browser()
    await seal(sealed)
    expect((await keep(sealed)).status).toBe(401)
    await sealed.register()
    expect((await keep(sealed)).status).toBe(404)
    const otherBrowser = shop.browser()
    await otherBrowser.register()
    expect((await keep(otherBrowser)).status).toBe(404)
  })

  it('grants the pack to the first of two accounts in one browser, verified or not', async () => {
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

  it('grants the cards once for ten concurrent claims during the verification', async () => {
    const { browser, opening } = await torn(shop)
    const userId = await browser.register()
    const countBefore = (await cardsOf(browser)).length
    await Promise.all([...Array.from({ length: 10 }, () => keep(browser)), shop.verify(userId)])
    await keep(browser)
    expect(await cardsOf(browser)).toHaveLength(countBefore + 5)
    expect(await packsOf(browser)).toMatchObject([{ id: opening.pack.id, is_opened: true }])
  })

  it('grants one browser’s pack to one of ten verified accounts that claim it concurrently', async () => {
    const { browser, opening } = await torn(shop)
    const people: Browser[] = []
    for (let at = 0; at < 10; at += 1) {
      const person = shop.browser()
      await shop.verify(await person.register())
      person.cookie = browser.cookie
      people.push(person)
    }
    const responses = await Promise.all(people.map(keep))
    expect(responses.filter(({ body }) => body.claim === 'claimed')).toHaveLength(1)
    const owners = await shop.context.db.select().from(userPacks).where(eq(userPacks.id, opening.pack.id))
    expect(owners).toHaveLength(1)
    const sealed = (await Promise.all(people.map(packsOf))).flat().filter(({ is_opened }) => !is_opened)
    expect(sealed).toHaveLength(9) // every other account keeps its sealed pack
  })

  it('includes the waiting pack in the account’s export', async () => {
    const { browser, opening } = await torn(shop)
    const userId = await browser.register()
    await keep(browser)
    const data = await shop.context.exportPersonalData(shop.context.db, userId)
    expect(data.welcome_pack).toMatchObject([{ id: opening.pack.id, claimed_at: null }])
  })
})
