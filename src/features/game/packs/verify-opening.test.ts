import { describe, expect, it } from 'vitest'
import type { PackCatalogue, PackOpening } from '@/contract/endpoints/game/packs.ts'
import { cardTiers } from '@/engine/packs/odds.ts'
import { catalogueVersion, commitmentOf, contentsOf } from '@/engine/packs/receipt.ts'
import { browserHashes, verifyOpening } from './verify-opening.ts'

const cards = Array.from({ length: 60 }, (_, at) => ({ numero_carta: at + 2, rarita: cardTiers[at % 6]! }))

/** Returns a pack as an honest server creates it. */
async function honest(): Promise<{
  opening: Pick<PackOpening, 'receipt' | 'cards'>
  catalogue: PackCatalogue
}> {
  const version = await catalogueVersion(cards, browserHashes)
  const seal = { pack_id: 'p_1', secret: '5a'.repeat(32), odds_version: 1, catalogue_version: version }
  const receipt = {
    ...seal,
    rarity: 'rare' as const,
    nonce: '0b'.repeat(32),
    guarantee: 3,
    commitment: await commitmentOf(seal, browserHashes),
  }
  const drawn = (await contentsOf(receipt, cards, browserHashes)) ?? []
  const opened = drawn.map((card, at) => ({ ...card, id_istanza: `uc_${at}`, is_new: true, copies: 1 }))
  return { opening: { receipt, cards: opened }, catalogue: { version, cards } }
}

const witness = async () => ({
  commitment: (await honest()).opening.receipt.commitment,
  nonces: ['0b'.repeat(32)],
})

describe('pack verification in the browser', () => {
  it('passes every step for an honest pack and draws its cards again', async () => {
    const { opening, catalogue } = await honest()
    const { checks, drawn, isRight } = await verifyOpening(opening, catalogue, await witness())
    expect(isRight).toBe(true)
    expect(Object.values(checks)).toEqual(['right', 'right', 'right', 'right', 'right', 'right'])
    expect(drawn.map(({ numero_carta }) => numero_carta)).toEqual(
      opening.cards.map(card => card.numero_carta),
    )
  })

  it('detects a swapped card', async () => {
    const { opening, catalogue } = await honest()
    const swapped = opening.cards.map((card, at) => (at === 4 ? { ...card, numero_carta: 150 } : card))
    const { checks, isRight } = await verifyOpening({ ...opening, cards: swapped }, catalogue, undefined)
    expect(isRight).toBe(false)
    expect(checks.draw).toBe('wrong')
    expect(checks.secret).toBe('right')
  })

  it('detects a secret that was chosen afterwards', async () => {
    const { opening, catalogue } = await honest()
    const receipt = { ...opening.receipt, secret: '77'.repeat(32) }
    const { checks } = await verifyOpening({ ...opening, receipt }, catalogue, undefined)
    expect(checks.secret).toBe('wrong')
  })

  it('detects a commitment and a nonce of another browser', async () => {
    const { opening, catalogue } = await honest()
    const other = { commitment: 'ab'.repeat(32), nonces: ['cd'.repeat(32)] }
    const { checks, isRight } = await verifyOpening(opening, catalogue, other)
    expect(checks).toMatchObject({ promise: 'wrong', number: 'wrong', secret: 'right', draw: 'right' })
    expect(isRight).toBe(false)
  })

  it('reports that there is nothing to compare with', async () => {
    const { opening, catalogue } = await honest()
    const { checks, isRight } = await verifyOpening(opening, catalogue, undefined)
    expect(checks).toMatchObject({ promise: 'unknown', number: 'unknown' })
    expect(isRight).toBe(true)
  })

  it('treats malformed digits as a failed check, not as an exception', async () => {
    const { opening, catalogue } = await honest()
    const receipt = { ...opening.receipt, secret: 'no digits' }
    expect((await verifyOpening({ ...opening, receipt }, catalogue, undefined)).isRight).toBe(false)
  })
})
