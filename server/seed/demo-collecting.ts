/** Collections of the demo players: one beginner, and one with a third of the album, opened packs and a stack of sealed ones. */
import { createHash } from 'node:crypto'
import type { packRarities, Rarity } from '@/contract/endpoints/game/characters.ts'
import { catalogue } from '../../assets/catalogue/catalogue.ts'
import type { Queryable } from '../kernel/db/database.ts'
import { type Ids, ids } from '../kernel/ids.ts'
import { giveCards, storeSeen } from '../modules/cards/cards-repo.ts'
import { grantPacks } from '../modules/packs/grant-packs.ts'
import { finishOpening, makeCertain } from '../modules/packs/open-packs.ts'
import { cardsOfPacks } from '../modules/packs/opening-repo.ts'

type PackRarity = (typeof packRarities)[number]

const day = 24 * 3600_000
const beginnersGifts = [2, 4, 52, 53, 92, 120]
const beginnersPacks: readonly PackRarity[] = ['common', 'common', 'uncommon', 'rare']

/** Cards of each rarity that the large collection contains in addition to those of its packs, spread over the album. */
const extraCards: readonly [Rarity, number][] = [
  ['Comune', 24],
  ['Non Comune', 14],
  ['Rara', 8],
  ['Mitica', 4],
  ['Leggendaria', 2],
]
const twice = [9, 17, 31, 56, 95] // additional copies of cards in the collection
const grownPacks: readonly (readonly [PackRarity, number])[] = [
  ['common', 4],
  ['uncommon', 2],
  ['rare', 2],
  ['epic', 1],
  ['legendary', 1],
]
/** Opened packs, the oldest first. The cards of the last one have not been viewed yet. */
const openedPacks: readonly { rarity: PackRarity; daysAgo: number; isSeen: boolean }[] = [
  { rarity: 'common', daysAgo: 9, isSeen: true },
  { rarity: 'rare', daysAgo: 1, isSeen: false },
]

export async function beginCollection(db: Queryable, userId: number, now: Date): Promise<void> {
  await giveCards(db, userId, beginnersGifts, 'gift', now)
  for (const rarity of beginnersPacks) await give(db, userId, rarity, 1, now)
}

export async function growCollection(db: Queryable, userId: number, now: Date): Promise<void> {
  await giveCards(db, userId, [...beginnersGifts, ...spread()], 'gift', now)
  await giveCards(db, userId, twice, 'gift', now)
  await storeSeen(
    db,
    userId,
    catalogue.map(({ numero_carta }) => numero_carta),
    now,
  )
  await openSome(db, userId, now)
  // Granted one after another, so that they have the same order in every demo shop.
  for (const [at, [rarity, pieces]] of grownPacks.entries())
    await give(db, userId, rarity, pieces, new Date(now.getTime() - (grownPacks.length - at) * 1000))
}

const give = (db: Queryable, userId: number, rarity: PackRarity, pieces: number, now: Date) =>
  grantPacks(db, userId, { rarity, source: 'gift', pieces }, { ids, now })

/** Picks cards of each rarity at equal distances, so that each page of the album has some and none is complete. */
const spread = (): number[] =>
  extraCards.flatMap(([rarity, amount]) => {
    const all = catalogue.filter(({ rarita }) => rarita === rarity)
    return Array.from(
      { length: amount },
      (_, at) => all[Math.floor((at * all.length) / amount)]?.numero_carta ?? 0,
    )
  })

/**
 * Opened packs contain the same cards in every demo shop. Their secrets may be predictable, because an opened pack publishes its
 * secret.
 */
const demoIds = (name: string): Ids => {
  let turn = 0
  return {
    ...ids,
    chance: bytes => createHash('sha256').update(`${name} ${turn++}`).digest().subarray(0, bytes),
  }
}

async function openSome(db: Queryable, userId: number, now: Date): Promise<void> {
  for (const { rarity, daysAgo, isSeen } of openedPacks) {
    const then = new Date(now.getTime() - daysAgo * day)
    const grant = { rarity, source: 'gift', pieces: 1 } as const
    const packIds = await grantPacks(db, userId, grant, { ids: demoIds(`demo ${rarity}`), now: then })
    await makeCertain(db, userId, packIds, undefined)
    await finishOpening(db, userId, packIds, then)
    if (!isSeen) continue
    const cards = await cardsOfPacks(db, packIds)
    await storeSeen(
      db,
      userId,
      cards.map(({ numero_carta }) => numero_carta),
      then,
    )
  }
}
