import { createHash, createHmac, webcrypto } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CardTier, cardTiers } from './odds.ts'
import {
  bytesOf,
  catalogueVersion,
  commitmentOf,
  contentsOf,
  type Evidence,
  hexOf,
  ownNonce,
  type PackHashes,
  packWords,
  type Receipt,
  verifyReceipt,
} from './receipt.ts'

const node: PackHashes = {
  digest: bytes => createHash('sha256').update(bytes).digest(),
  hmac: (key, bytes) => createHmac('sha256', key).update(bytes).digest(),
}
/** The hashes available in a browser. */
const web: PackHashes = {
  digest: async bytes => new Uint8Array(await webcrypto.subtle.digest('SHA-256', bytes)),
  hmac: async (key, bytes) => {
    const imported = await webcrypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
    ])
    return new Uint8Array(await webcrypto.subtle.sign('HMAC', imported, bytes))
  },
}

const amounts: Record<CardTier, number> = {
  Comune: 50,
  'Non Comune': 40,
  Rara: 28,
  Mitica: 16,
  Leggendaria: 12,
  Unica: 3,
}
const catalogue = cardTiers
  .flatMap(rarita => Array.from({ length: amounts[rarita] }, () => rarita))
  .map((rarita, at) => ({ numero_carta: at + 2, rarita }))

const secret = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'
const nonce = 'ff'.repeat(32)

async function honest(changes: Partial<Receipt> = {}): Promise<Evidence> {
  const base = {
    pack_id: 'AbCdEfGhIjKlMnOpQrStUv',
    rarity: 'rare' as const,
    secret,
    nonce,
    guarantee: 3,
    odds_version: 1,
    catalogue_version: await catalogueVersion(catalogue, node),
    ...changes,
  }
  const receipt = { ...base, commitment: await commitmentOf(base, node) }
  const cards = ((await contentsOf(receipt, catalogue, node)) ?? []).map(({ numero_carta }) => numero_carta)
  return { receipt, cards, catalogue }
}

describe('the bytes of a receipt', () => {
  it('have the documented layout: commitment and words match an independent calculation', async () => {
    const { receipt } = await honest()
    const byHand = createHash('sha256')
      .update(Buffer.from(secret, 'hex'))
      .update('AbCdEfGhIjKlMnOpQrStUv', 'utf8')
      .update(Buffer.from([0, 0, 0, 1]))
      .update(Buffer.from(receipt.catalogue_version, 'hex'))
      .digest('hex')
    expect(receipt.commitment).toBe(byHand)
    const hash = createHmac('sha256', Buffer.from(secret, 'hex'))
      .update(Buffer.from(nonce, 'hex'))
      .update('AbCdEfGhIjKlMnOpQrStUv', 'utf8')
      .update(Buffer.from([0, 0, 0, 3]))
      .digest()
    expect(await packWords(receipt, node)).toEqual(
      Array.from({ length: 8 }, (_, at) => hash.readUInt32BE(at * 4)),
    )
  })

  it('of the catalogue do not depend on its order', async () => {
    const lines = catalogue.map(card => `${card.numero_carta}:${card.rarita}`).join('\n')
    const byHand = createHash('sha256').update(lines).digest('hex')
    expect(await catalogueVersion([...catalogue].reverse(), node)).toBe(byHand)
  })

  it('are written as hexadecimal digits and parsed again', () => {
    fc.assert(
      fc.property(fc.uint8Array(), bytes => {
        expect([...bytesOf(hexOf(bytes))]).toEqual([...bytes])
      }),
    )
    for (const text of ['0', 'zz', 'AB']) expect(() => bytesOf(text)).toThrow(RangeError)
  })

  it('never change for an issued receipt', async () => {
    expect(await honest()).toMatchObject({
      receipt: { commitment: 'd4cdb13788372a09c6eb89e103e939f4daff10a094a7a49698cc863ebea5a6a8' },
      cards: [68, 15, 8, 2, 116],
    })
  })
})

describe('a receipt', () => {
  it('has no problem for a correct pack, with the hashes of the server and of a browser', async () => {
    const evidence = await honest()
    const saved = { commitment: evidence.receipt.commitment, nonce }
    for (const hashes of [node, web]) expect(await verifyReceipt({ ...evidence, saved }, hashes)).toEqual([])
  })

  it('uses the pack id if the browser sent no nonce', async () => {
    const evidence = await honest({ nonce: ownNonce('AbCdEfGhIjKlMnOpQrStUv') })
    expect(await verifyReceipt(evidence, node)).toEqual([])
  })

  it('has problems after any change', async () => {
    const { receipt, cards } = await honest()
    const otherHash = '1'.repeat(64)
    const changed = async (changes: Partial<Receipt>) =>
      verifyReceipt({ receipt: { ...receipt, ...changes }, cards, catalogue }, node)
    expect(await changed({ secret: otherHash })).toEqual(['commitment', 'cards'])
    expect(await changed({ commitment: otherHash })).toEqual(['commitment'])
    expect(await changed({ nonce: otherHash })).toEqual(['cards'])
    expect(await changed({ guarantee: 19 })).toEqual(['cards'])
    expect(await changed({ pack_id: 'another' })).toEqual(['commitment', 'cards'])
    expect(await changed({ rarity: 'legendary' })).toEqual(['cards'])
    expect(await changed({ odds_version: 9 })).toEqual(['odds', 'commitment', 'cards'])
    expect(await changed({ catalogue_version: otherHash })).toEqual(['catalogue', 'commitment'])
    expect(await changed({ secret: 'no secret' })).toEqual(['malformed'])
  })

  it('is not valid for other cards, another order or another catalogue', async () => {
    const evidence = await honest()
    const [first = 0, second = 0, ...rest] = evidence.cards
    expect(await verifyReceipt({ ...evidence, cards: [second, first, ...rest] }, node)).toEqual(['cards'])
    expect(await verifyReceipt({ ...evidence, cards: evidence.cards.slice(0, 4) }, node)).toEqual(['cards'])
    const fewer = catalogue.filter(({ numero_carta }) => numero_carta !== first)
    expect(await verifyReceipt({ ...evidence, catalogue: fewer }, node)).toEqual(['catalogue', 'cards'])
  })

  it('is rejected if it differs from the one the browser stored', async () => {
    const evidence = await honest()
    const otherHash = '2'.repeat(64)
    expect(
      await verifyReceipt({ ...evidence, saved: { commitment: otherHash, nonce: otherHash } }, node),
    ).toEqual(['other_commitment', 'other_nonce'])
  })
})
