import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { Pack, PackGuarantee, PackOpening } from '@/contract/endpoints/game/packs.ts'
import { endsTheWait, guaranteeAfter } from '@/engine/packs/odds.ts'
import { packWaits, userCards, userPacks } from '../../db/schema/game.ts'
import { giveCards } from '../cards/cards-repo.ts'
import { finishOpening, halfOpenJob, makeCertain } from './open-packs.ts'
import { openPackFixture, type PackFixture, type Player } from './testing/pack-fixture.ts'

let shop: PackFixture
let player: Player
beforeAll(async () => {
  shop = await openPackFixture()
})
beforeEach(async () => {
  player = await shop.newPlayer()
})
afterAll(() => shop.close())

const nonce = '5a'.repeat(32)
const otherNonce = 'c3'.repeat(32)
const numbersOf = ({ cards }: PackOpening) => cards.map(({ numero_carta }) => numero_carta)

async function oneOf(rarity: Pack['rarity']): Promise<Pack> {
  const [pack] = await shop.give(player, rarity)
  if (!pack) throw new Error('no pack was given')
  return pack
}
const storedCards = (packId: string) =>
  shop.context.db.select().from(userCards).where(eq(userCards.pack_id, packId)).orderBy(userCards.slot)
const setWait = async (rarity: Pack['rarity'], waited: number) => {
  const { rows } = await shop.context.db.execute<{ id: number }>(
    sql`select id from pack_types where rarity = ${rarity}`,
  )
  const pack_type_id = rows[0]?.id ?? 0
  await shop.context.db
    .insert(packWaits)
    .values({ user_id: player.id, pack_type_id, waited })
    .onConflictDoUpdate({ target: [packWaits.user_id, packWaits.pack_type_id], set: { waited } })
}
const guarantee = async (rarity: Pack['rarity']) =>
  (await player.call('GET', '/me/packs/guarantees'))
    .json<PackGuarantee[]>()
    .find(pack => pack.rarity === rarity)

describe('opening a pack (decision 0034)', () => {
  it('gives five different cards as instances, in the order of the slots, and stamps the pack', async () => {
    const pack = await oneOf('uncommon')
    const cardsBefore = await player.cards()
    const response = await player.open(pack.id, nonce)
    const opening = response.json<PackOpening>()
    expect(response.statusCode).toBe(200)
    expect(opening.pack).toMatchObject({ id: pack.id, is_opened: true, commitment: pack.commitment })
    expect(opening.pack.opened_at).toBe(shop.context.now().toISOString())
    expect(new Set(numbersOf(opening)).size).toBe(5)
    const stored = await storedCards(pack.id)
    expect(stored.map(({ slot }) => slot)).toEqual([1, 2, 3, 4, 5])
    expect(stored.map(({ id }) => `uc_${id}`)).toEqual(opening.cards.map(card => card.id_istanza))
    expect(await player.cards()).toHaveLength(cardsBefore.length + 5)
    expect((await player.call('GET', `/packs/${pack.id}/opening`)).json()).toEqual(opening)
  })

  it('responds 422 with the same contents the second time, and changes nothing', async () => {
    const pack = await oneOf('common')
    const first = (await player.open(pack.id, nonce)).json<PackOpening>()
    const repeated = await player.open(pack.id, otherNonce)
    expect(repeated.statusCode).toBe(422)
    expect(repeated.json()).toMatchObject({
      code: 'pack_already_opened',
      opening: first,
    })
    expect(await storedCards(pack.id)).toHaveLength(5)
  })

  it('D1: succeeds for one of a hundred concurrent calls and gives all of them the same five cards', async () => {
    const pack = await oneOf('rare')
    const responses = await Promise.all(Array.from({ length: 100 }, () => player.open(pack.id)))
    expect(responses.map(response => response.statusCode).sort()).toEqual([200, ...Array(99).fill(422)])
    const contents = responses.map(response =>
      response.statusCode === 200 ? response.json() : response.json<{ opening: PackOpening }>().opening,
    )
    for (const opening of contents) expect(opening).toEqual(contents[0])
    expect(await storedCards(pack.id)).toHaveLength(5)
  })

  it('B2, D3: responds 404 for an unknown or void pack or one of another player, which stays sealed', async () => {
    const pack = await oneOf('common')
    const thief = await shop.newPlayer()
    expect((await thief.open(pack.id)).statusCode).toBe(404)
    expect((await thief.call('GET', `/packs/${pack.id}/opening`)).statusCode).toBe(404)
    expect((await thief.call('POST', '/packs/open', { ids: [pack.id] })).statusCode).toBe(404)
    expect((await player.open('nothing-of-this-name')).statusCode).toBe(404)
    await shop.context.db.update(userPacks).set({ voided_at: new Date() }).where(eq(userPacks.id, pack.id))
    expect((await player.open(pack.id)).statusCode).toBe(404)
    const [row] = await shop.context.db.select().from(userPacks).where(eq(userPacks.id, pack.id))
    expect(row).toMatchObject({ is_opened: false, nonce: null })
  })

  it('reveals nothing while the pack is sealed', async () => {
    const pack = await oneOf('epic')
    expect((await player.call('GET', `/packs/${pack.id}/opening`)).statusCode).toBe(404)
  })

  it.each(['5A'.repeat(32), '5a'.repeat(31), 7])('responds 422 to an invalid nonce (%j)', async bad => {
    const pack = await oneOf('common')
    const response = await player.call('POST', `/packs/${pack.id}/open`, { nonce: bad })
    expect(response.json()).toMatchObject({ code: 'validation', fields: [{ path: 'nonce' }] })
  })

  it('marks a first copy as new until it was seen, and never a further one', async () => {
    const all = (await shop.call('GET', '/characters')).json<{ data: Character[] }>().data
    const numbers = all.filter(({ rarita }) => rarita !== 'Comune').map(({ numero_carta }) => numero_carta)
    await giveCards(shop.context.db, player.id, numbers, 'gift', shop.context.now())
    const owned = new Map<number, number>()
    for (const { numero_carta } of await player.cards())
      owned.set(numero_carta, (owned.get(numero_carta) ?? 0) + 1)
    const openings = await Promise.all(
      (await shop.give(player, 'uncommon', 4)).map(async ({ id }) =>
        (await player.open(id)).json<PackOpening>(),
      ),
    )
    const drawn = openings
      .flatMap(({ cards }) => cards)
      .sort((first, two) => Number(first.id_istanza.slice(3)) - Number(two.id_istanza.slice(3)))
    const ownedCards = await player.cards()
    for (const { numero_carta, copies, is_new, id_istanza } of drawn) {
      const copiesBefore = owned.get(numero_carta) ?? 0
      expect([copies, is_new]).toEqual([copiesBefore + 1, copiesBefore === 0])
      expect(ownedCards.find(card => card.id_istanza === id_istanza)?.is_new).toBe(copiesBefore === 0)
      owned.set(numero_carta, copiesBefore + 1)
    }
    const numero_carta = ownedCards.filter(card => card.is_new).map(card => card.numero_carta)
    const see = async () => (await player.call('POST', '/me/cards/seen', { numero_carta })).json()
    expect(await see()).toEqual({ seen: numero_carta.length })
    expect(await see()).toEqual({ seen: 0 })
    expect((await player.cards()).some(card => card.is_new)).toBe(false)
  })
})

describe('a receipt', () => {
  it('D6: verifies with the browser’s nonce and commitment, and fails when changed', async () => {
    const pack = await oneOf('rare')
    const opening = (await player.open(pack.id, nonce)).json<PackOpening>()
    const saved = { commitment: pack.commitment, nonce }
    expect(await shop.problemsOfPiece(opening, saved)).toEqual([])
    const { receipt } = opening
    expect(await shop.problemsOfPiece({ ...opening, receipt: { ...receipt, guarantee: 19 } })).toEqual([
      'cards',
    ])
    expect(
      await shop.problemsOfPiece({ ...opening, receipt: { ...receipt, nonce: otherNonce } }, saved),
    ).toEqual(['other_nonce', 'cards'])
    expect(await shop.problemsOfPiece({ ...opening, cards: [...opening.cards].reverse() })).toEqual(['cards'])
  })

  it('keeps the first nonce, whatever a retry sends', async () => {
    const pack = await oneOf('common')
    await makeCertain(shop.context.db, player.id, [pack.id], nonce)
    const opening = (await player.open(pack.id, otherNonce)).json<PackOpening>()
    expect(opening.receipt.nonce).toBe(nonce)
    expect(await shop.problemsOfPiece(opening, { nonce })).toEqual([])
  })

  it('uses the catalogue of the day the pack was granted', async () => {
    const pack = await oneOf('common')
    const change = (rarita: string) =>
      shop.context.db.execute(sql`update characters set rarita = ${rarita} where numero_carta = 2`)
    await change('Rara')
    try {
      const later = await oneOf('common')
      expect(later.catalogue_version).not.toBe(pack.catalogue_version)
      for (const { id, catalogue_version } of [pack, later]) {
        const opening = (await player.open(id, nonce)).json<PackOpening>()
        expect(opening.receipt.catalogue_version).toBe(catalogue_version)
        expect(await shop.problemsOfPiece(opening)).toEqual([])
      }
    } finally {
      await change('Comune')
    }
    expect((await shop.call('GET', `/packs/catalogues/${'0'.repeat(64)}`)).statusCode).toBe(404)
  })
})

describe('a server that stops between nonce and cards', () => {
  it('leaves a pack that the next call opens with the fixed cards', async () => {
    const pack = await oneOf('common')
    await makeCertain(shop.context.db, player.id, [pack.id], nonce)
    expect((await player.packs()).find(row => row.id === pack.id)?.is_opened).toBe(false)
    const response = await player.open(pack.id)
    expect(response.statusCode).toBe(200)
    expect(await shop.problemsOfPiece(response.json(), { nonce })).toEqual([])
  })

  it('leaves a pack that the job opens', async () => {
    const pack = await oneOf('common')
    await makeCertain(shop.context.db, player.id, [pack.id], nonce)
    await shop.context.jobs.nudge(halfOpenJob)
    const response = await player.call('GET', `/packs/${pack.id}/opening`)
    expect(await shop.problemsOfPiece(response.json(), { nonce })).toEqual([])
    expect((await player.open(pack.id)).statusCode).toBe(422)
  })

  it('writes five cards when job and call run concurrently', async () => {
    const pack = await oneOf('common')
    await makeCertain(shop.context.db, player.id, [pack.id], nonce)
    const finish = () => finishOpening(shop.context.db, player.id, [pack.id], shop.context.now())
    const opened = await Promise.all([finish(), player.open(pack.id), finish(), finish()])
    expect(opened).toHaveLength(4)
    expect(await storedCards(pack.id)).toHaveLength(5)
  })
})

describe('the guarantee', () => {
  it('D4: ends in a Leggendaria or Unica in the twentieth pack, and then starts again', async () => {
    await setWait('common', guaranteeAfter)
    expect(await guarantee('common')).toEqual({ rarity: 'common', packs_since: 19, packs_until: 0 })
    const pack = await oneOf('common')
    const opening = (await player.open(pack.id, nonce)).json<PackOpening>()
    expect(opening.receipt.guarantee).toBe(guaranteeAfter)
    expect(endsTheWait(opening.cards.slice(4).map(({ rarita }) => rarita))).toBe(true)
    expect(await shop.problemsOfPiece(opening)).toEqual([])
    expect(await guarantee('common')).toEqual({ rarity: 'common', packs_since: 0, packs_until: 19 })
    expect(await guarantee('rare')).toEqual({ rarity: 'rare', packs_since: 0, packs_until: 19 })
  })

  it('D2: counts two packs of a type that are opened together separately', async () => {
    for (let round = 0; round < 5; round++) {
      await setWait('common', 18)
      const packs = await shop.give(player, 'common', 2)
      const responses = await Promise.all(packs.map(({ id }) => player.open(id)))
      expect(responses.map(response => response.statusCode)).toEqual([200, 200])
      const openings = responses.map(response => response.json<PackOpening>())
      const first = openings.find(({ receipt }) => receipt.guarantee === 18)
      const second = openings.find(opening => opening !== first)
      const hasEnded = endsTheWait(first?.cards.map(({ rarita }) => rarita) ?? [])
      expect(second?.receipt.guarantee).toBe(hasEnded ? 0 : guaranteeAfter)
      const last = second?.cards.slice(4).map(({ rarita }) => rarita) ?? []
      if (!hasEnded) expect(endsTheWait(last)).toBe(true)
    }
  })
})

describe('opening up to ten packs together', () => {
  it('opens all in the requested order, each with its own receipt', async () => {
    const packs = [...(await shop.give(player, 'common', 6)), ...(await shop.give(player, 'rare', 4))]
    const ids = packs.map(({ id }) => id).reverse()
    const response = await player.call('POST', '/packs/open', { ids, nonce })
    const { openings } = response.json<{ openings: PackOpening[] }>()
    expect(openings.map(({ pack }) => pack.id)).toEqual(ids)
    for (const opening of openings) expect(await shop.problemsOfPiece(opening, { nonce })).toEqual([])
    expect(await player.cards()).toHaveLength(6 + 50)
    const commons = openings.filter(({ pack }) => pack.rarity === 'common')
    const waits = commons.map(({ receipt }) => receipt.guarantee)
    const expected = commons.map((_, at) => {
      const waitsBefore = commons
        .slice(0, at)
        .map(({ cards }) => endsTheWait(cards.map(({ rarita }) => rarita)))
      return at - 1 - waitsBefore.lastIndexOf(true)
    })
    expect(waits).toEqual(expected)
  })

  it('returns the same contents with 422 for a retry, and opens the rest of a mixed request', async () => {
    const [first, second] = (await shop.give(player, 'common', 2)) as [Pack, Pack]
    const single = (await player.open(first.id)).json<PackOpening>()
    const ids = [first.id, second.id]
    const mixed = await player.call('POST', '/packs/open', { ids })
    expect(mixed.statusCode).toBe(200)
    expect(mixed.json<{ openings: PackOpening[] }>().openings[0]).toEqual(single)
    const repeated = await player.call('POST', '/packs/open', { ids })
    expect(repeated.statusCode).toBe(422)
    expect(repeated.json()).toMatchObject({ code: 'pack_already_opened', ...mixed.json<object>() })
    expect(await player.cards()).toHaveLength(6 + 10)
  })

  it('opens none when one belongs to another player', async () => {
    const ownPack = await oneOf('common')
    const [foreign] = await shop.give(await shop.newPlayer(), 'common')
    const response = await player.call('POST', '/packs/open', { ids: [ownPack.id, foreign?.id] })
    expect(response.statusCode).toBe(404)
    expect((await player.packs()).map(pack => pack.is_opened)).toEqual([false])
  })

  it.each([[[]], [Array.from({ length: 11 }, (_, at) => `p${at}`)], [['same', 'same']]])(
    'refuses none, eleven, and the same pack twice: %j',
    async ids => {
      expect((await player.call('POST', '/packs/open', { ids })).statusCode).toBe(422)
    },
  )
})
