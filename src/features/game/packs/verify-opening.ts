/**
 * Recomputes a pack in the browser from its receipt: WebCrypto for the hashes, the engine for the draw, and the data
 * this browser stored before opening as evidence. It does not trust the outcome that the server sent.
 */
import type { PackCatalogue, PackOpening } from '@/contract/endpoints/game/packs.ts'
import type { PackCard } from '@/engine/packs/draw.ts'
import { type PackRules, shippedRules } from '@/engine/packs/odds.ts'
import {
  contentsOf,
  ownNonce,
  type PackHashes,
  type ReceiptProblem,
  verifyReceipt,
} from '@/engine/packs/receipt.ts'
import type { Witness } from './pack-memory.ts'

/** unknown: this browser stored nothing to compare with. */
export type CheckOutcome = 'right' | 'wrong' | 'unknown'

export const checkNames = ['promise', 'secret', 'number', 'catalogue', 'odds', 'draw'] as const
export type CheckName = (typeof checkNames)[number]

export interface Verification {
  checks: Record<CheckName, CheckOutcome>
  drawn: PackCard[] // result of the recomputation, slot 1 first
  isRight: boolean // no check failed
}

const subtle = () => globalThis.crypto.subtle

export const browserHashes: PackHashes = {
  digest: async bytes => new Uint8Array(await subtle().digest('SHA-256', bytes)),
  hmac: async (key, bytes) => {
    const hashing = { name: 'HMAC', hash: 'SHA-256' }
    const imported = await subtle().importKey('raw', key, hashing, false, ['sign'])
    return new Uint8Array(await subtle().sign('HMAC', imported, bytes))
  },
}

const problemsOfPiece: Record<CheckName, readonly ReceiptProblem[]> = {
  promise: ['other_commitment'],
  secret: ['commitment'],
  number: ['other_nonce'],
  catalogue: ['catalogue'],
  odds: ['odds'],
  draw: ['cards'],
}

export async function verifyOpening(
  { receipt, cards }: Pick<PackOpening, 'receipt' | 'cards'>,
  catalogue: PackCatalogue & { rules?: PackRules | undefined }, // rules: published later than those in the engine
  witness: Witness | undefined,
  hashes: PackHashes = browserHashes,
): Promise<Verification> {
  const nonce =
    witness && (witness.nonces.find(candidate => candidate === receipt.nonce) ?? witness.nonces[0])
  const saved = { commitment: witness?.commitment, nonce }
  const numbers = cards.map(({ numero_carta }) => numero_carta)
  const problems = await verifyReceipt(
    { receipt, cards: numbers, catalogue: catalogue.cards, rules: catalogue.rules, saved },
    hashes,
  )
  const rules = shippedRules(receipt.odds_version, receipt.rarity) ?? catalogue.rules
  const isBroken = problems.includes('malformed')
  const outcome = (name: CheckName): CheckOutcome => {
    if (isBroken || problemsOfPiece[name].some(problem => problems.includes(problem))) return 'wrong'
    if (name === 'promise' && !witness) return 'unknown'
    if (name === 'number' && !witness)
      return receipt.nonce === ownNonce(receipt.pack_id) ? 'right' : 'unknown'
    return 'right'
  }
  const checks = Object.fromEntries(checkNames.map(name => [name, outcome(name)])) as Record<
    CheckName,
    CheckOutcome
  >
  const drawn = isBroken ? [] : ((await contentsOf(receipt, catalogue.cards, hashes, rules)) ?? [])
  return { checks, drawn, isRight: problems.length === 0 }
}
